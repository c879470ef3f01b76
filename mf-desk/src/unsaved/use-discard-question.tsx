import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from './leave';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Asks before what was typed is lost: where the page calls `ask`, at links of the page, and where it is closed.
 * @param name what it was typed for, 'Soft fruit week'; undefined while nothing would be lost
 */
export function useDiscardQuestion(name: string | undefined): {
  /** Does something at once, or after the question. */
  readonly ask: (go: () => void) => void;
  readonly question: ReactNode;
} {
  const [going, setGoing] = useState<{ readonly go: () => void }>();
  /** The page is left, so nothing is asked any more. */
  const isDiscarded = useRef(false);
  // The dialog is seen for a moment after what it asked about is gone.
  const lastName = useRef(name);
  lastName.current = name ?? lastName.current;
  const isDirty = name !== undefined;
  useEffect(() => {
    if (!isDirty) return;
    isDiscarded.current = false;
    const ask = (go: () => void) =>
      setGoing({
        go() {
          isDiscarded.current = true;
          go();
        },
      });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target === '_blank' || !isPlainClick(event) || isDiscarded.current) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    const onClose = (event: BeforeUnloadEvent) => {
      if (!isDiscarded.current) event.preventDefault();
    };
    const end = askBeforeLeaving(ask);
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('beforeunload', onClose);
    return () => {
      end();
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('beforeunload', onClose);
    };
  }, [isDirty]);
  return {
    ask: (go) => (isDirty ? setGoing({ go }) : go()),
    question: (
      <ConfirmDialog
        open={going !== undefined}
        onOpenChange={(open) => !open && setGoing(undefined)}
        title={`Discard the changes to ${lastName.current ?? ''}?`}
        question="What you have typed was not saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => {
          setGoing(undefined);
          going?.go();
        }}
      />
    ),
  };
}
