import { useEffect, useRef, useState } from 'react';

/** The specification's constants: milliseconds, and shares of the whole bar. */
const constants = { delay: 200, minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };

/** The line at the window's top that says that another page is on its way. */
export function Progress({ active }: { active: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'hidden' | 'running' | 'done'>('hidden');
  useEffect(() => {
    if (active) return startAfter(constants.delay, () => setPhase('running'));
    setPhase(now => (now === 'running' ? 'done' : now));
    return startAfter(constants.speed, () => setPhase('hidden'));
  }, [active]);
  useEffect(() => (phase === 'running' ? trickle(bar.current) : undefined), [phase]);
  if (phase === 'hidden') return null;
  return (
    <div
      ref={bar}
      className="progress"
      role="progressbar"
      aria-label="Loading page"
      data-done={phase === 'done' || undefined}
    />
  );
}

function startAfter(delay: number, start: () => void): () => void {
  const timer = setTimeout(start, delay);
  return () => clearTimeout(timer);
}

function trickle(bar: HTMLElement | null): () => void {
  let share = constants.minimum;
  const show = () => bar?.style.setProperty('--share', String(share));
  show();
  const timer = setInterval(() => {
    share = Math.min(share + constants.trickleRate, 0.994);
    show();
  }, constants.trickleSpeed);
  return () => clearInterval(timer);
}
