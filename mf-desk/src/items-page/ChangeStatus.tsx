import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import type { Ref } from 'react';
import styles from './Items.module.css';
import type { LastChange } from './use-item-changes';

export interface ChangeStatusProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly last: LastChange | undefined;
  readonly isBusy: boolean;
  readonly onUndo: (changed: LastChange['changed']) => void;
}

/** What the last change made, what somebody else has changed meanwhile, and its undo. */
export function ChangeStatus({ ref, last, isBusy, onUndo }: ChangeStatusProps) {
  return (
    <div ref={ref} className={styles.status} tabIndex={-1} role="status">
      {last && (
        <Notice
          kind={last.kind}
          action={
            last.changed.length > 0 && (
              <Button kind="quiet" busy={isBusy} onClick={() => onUndo(last.changed)}>
                Undo
              </Button>
            )
          }
        >
          <p>{last.text}</p>
          {last.conflicts.length > 0 && (
            <ul>
              {last.conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
