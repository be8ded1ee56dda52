import { useEffect, useState } from 'react';

/** Whether the reader's last scrolling went down and not back to the top; never while it is switched off. */
export function useScrolledDown(isOn: boolean): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let last = scrollY;
    const follow = () => {
      setDown(scrollY > last && scrollY > 0);
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [isOn]);
  return isOn && isDown;
}
