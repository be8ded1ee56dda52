import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';
import { jumped as jumpedEvent } from './navigation/arrive.ts';

/** How far down the page its top is worth a button, in pixels. */
const threshold = 300;

/** Shown when the reader turns back up far down a page; not at the top, nor after a link to a heading. */
export function BackToTop() {
  const isShown = useTurnedBack();
  const toTop = () => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  if (!isShown) return null;
  return (
    <button type="button" className="back-to-top" aria-label="Back to top" onClick={toTop}>
      <Icon name="up" />
    </button>
  );
}

function useTurnedBack(): boolean {
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let hasJumped = false;
    const follow = () => {
      const { scrollHeight } = document.documentElement;
      const isUp = scrollY < last && scrollY + innerHeight < scrollHeight;
      if (scrollY !== last) setTurned(isUp && scrollY > threshold && !hasJumped);
      last = scrollY;
      hasJumped = false;
    };
    // What a link or the browser's back does is no turning back.
    const jump = () => {
      hasJumped = true;
      setTurned(false);
    };
    addEventListener('scroll', follow, { passive: true });
    addEventListener(jumpedEvent, jump);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener(jumpedEvent, jump);
    };
  }, []);
  return isTurned;
}
