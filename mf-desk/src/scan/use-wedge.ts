import { useEffect, useRef } from 'react';
import { followWedge } from './wedge';

/** Calls `onScan` with what a handheld's scanner reads while the screen is shown. */
export function useWedge(isScan: (typed: string) => boolean, onScan: (typed: string) => void): void {
  const latest = useRef({ isScan, onScan });
  latest.current = { isScan, onScan };
  useEffect(() => {
    const hear = followWedge(
      (typed) => latest.current.isScan(typed),
      (typed) => latest.current.onScan(typed),
    );
    // Captured, so that it comes before the button with the focus.
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
