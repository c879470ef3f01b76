import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import type { Reading } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Skeleton } from '@storefront/ui/skeleton';
import type { DeskFailure } from '../navigation/read-desk';
import styles from './ChangeHistory.module.css';

/** A change with all values before and after it; `before` is null for what was added. */
interface ContentChange<Values> {
  readonly actionId: number;
  readonly before: Values | null;
  readonly after: Values;
  readonly operatorName: string;
  readonly at: string;
}

export type HistoryRead<Values> =
  | { readonly kind: 'read'; readonly changes: readonly ContentChange<Values>[] }
  | DeskFailure;

export interface ChangeHistoryProps<Values> {
  readonly reading: Reading<HistoryRead<Values>>;
  readonly onRetry: () => void;
  /** What changed, in words. */
  readonly textOf: (change: ContentChange<Values>) => string;
  /** Whether what a change made is still so: only then it can be undone. */
  readonly isCurrent: (after: Values) => boolean;
  /** Sets a change back. */
  readonly onUndo: (before: Values) => void;
}

/** Who changed what, newest first; the newest change can be undone while nobody has changed anything since. */
export function ChangeHistory<Values>({ reading, onRetry, textOf, isCurrent, onUndo }: ChangeHistoryProps<Values>) {
  return (
    <section className={styles.history} aria-label="Who changed what">
      <h2>Who changed what</h2>
      {reading.kind === 'loading' && <Skeleton />}
      {reading.kind === 'read' && reading.changes.length === 0 && (
        <p className="sf-muted">Nobody has changed it here in the last 400 days.</p>
      )}
      {reading.kind === 'read' && reading.changes.length > 0 && (
        <ul>
          {reading.changes.map((change, at) => (
            <li key={change.actionId}>
              <p>
                <b>{textOf(change)}</b>
                <small>
                  {change.operatorName}, {whenText(change.at)}
                </small>
              </p>
              {at === 0 && change.before !== null && isCurrent(change.after) && (
                <Button kind="plain" onClick={() => change.before !== null && onUndo(change.before)}>
                  Undo<span className="sf-hidden"> {textOf(change)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {reading.kind !== 'loading' && reading.kind !== 'read' && (
        <ErrorState title="The history could not be read." onRetry={onRetry}>
          Check the connection.
        </ErrorState>
      )}
    </section>
  );
}

const whenText = (at: string): string => {
  const time = new Date(at);
  return `${dayLabel(time, currentTime()).replace(/^(Today|Yesterday|Tomorrow)/, (day) => day.toLowerCase())} at ${timeLabel(time)}`;
};
