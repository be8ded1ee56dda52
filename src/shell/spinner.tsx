import { useEffect, useState } from 'react';

/** How long nothing is said: what comes at once needs no words. */
const delay = 200;

/** Stands where something is going to be, once it has taken a moment. */
export function Spinner({ label }: { label: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="spinner" role="status">
      {isLate && label}
    </p>
  );
}
