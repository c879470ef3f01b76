import { useEffect } from 'react';

/** Tells a page whether a form of it has something typed that is not saved; nothing once the form is gone. */
export function useTellDirty(isDirty: boolean, tell: (isDirty: boolean) => void): void {
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty, tell]);
}
