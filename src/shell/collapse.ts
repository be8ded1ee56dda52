const moving = new WeakMap<HTMLDetailsElement, Animation>();

/** Opens or closes a `<details>` whose summary was clicked, its height following. */
export function toggleDetails(details: HTMLDetailsElement, summary: HTMLElement): void {
  move(details, summary, !details.open || details.dataset.moving === 'closing');
}

function move(details: HTMLDetailsElement, summary: HTMLElement, opens: boolean): void {
  const from = details.offsetHeight;
  moving.get(details)?.cancel();
  const frame = details.offsetHeight - details.clientHeight;
  details.open = true;
  const to = opens ? details.offsetHeight : summary.offsetHeight + frame;
  details.dataset.moving = opens ? 'opening' : 'closing';
  const heights = { height: [`${from}px`, `${to}px`] };
  const animation = details.animate(heights, { duration: durationOf(to - from), easing: 'ease' });
  moving.set(details, animation);
  animation.onfinish = () => {
    details.open = opens;
    delete details.dataset.moving;
  };
}

/** Longer for more, but less than in proportion; no motion for those who asked for none. */
const durationOf = (distance: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 1
    : Math.round(80 + 10 * Math.sqrt(Math.abs(distance)));
