import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { SectionReader } from '../frame/desk-sections';
import styles from './CommandKey.module.css';

const CommandDialog = lazy(async () => ({ default: (await import('./CommandDialog')).CommandDialog }));

/** Opens the command bar by Ctrl K, or ⌘ K on a Mac; the bar is loaded then. Wide screens name the keys. */
export function CommandKey({ operator }: { operator: SectionReader }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const toggle = useCallback(() => {
    setOpened(true);
    setOpen((open) => !open);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);
  return (
    <>
      <button type="button" className={styles.key} onClick={toggle} aria-label="Find or go to, Ctrl K">
        Ctrl K
      </button>
      {wasOpened && (
        <Suspense>
          <CommandDialog operator={operator} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
