import type { DeskItem, StoreItemChange } from '@storefront/api/entities/desk/desk-item';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback } from 'react';
import { type DeskFailure, readDesk } from '../navigation/read-desk';
import styles from './HistoryPanel.module.css';
import { changeText } from './item-words';
import { samePlace } from './same-place';

type HistoryRead = { readonly kind: 'read'; readonly changes: readonly StoreItemChange[] } | DeskFailure;

export interface HistoryPanelProps {
  readonly storeId: number;
  readonly item: DeskItem;
  readonly currency: string;
  /** Sets a change back. @returns whether it was */
  readonly onUndo: (change: StoreItemChange) => Promise<boolean>;
}

/** What was changed of one item, newest first; each change can be set back while it is still so. */
export function HistoryPanel({ storeId, item, currency, onUndo }: HistoryPanelProps) {
  const { api } = usePageContext();
  const { menuItemId } = item;
  const read = useCallback(
    (signal: AbortSignal) =>
      readDesk<HistoryRead>(async () => {
        const reply = await api.call('POST /desk/item-history', { body: { storeId, menuItemId }, signal });
        return reply.ok ? { kind: 'read', changes: reply.data.changes } : { kind: 'failed' };
      }),
    [api, storeId, menuItemId],
  );
  const [reading, reload] = useRead<HistoryRead>(read);
  if (reading.kind === 'loading') return <Skeleton />;
  if (reading.kind !== 'read')
    return (
      <ErrorState title="The history could not be read." onRetry={reload}>
        Check the connection.
      </ErrorState>
    );
  if (reading.changes.length === 0) return <p className="sf-muted">Nobody has changed it in the last 400 days.</p>;
  return (
    <ul className={styles.list}>
      {reading.changes.map((change) => (
        <li key={change.changeId}>
          <p>
            <b>{changeText(change.before, change.after, currency)}</b>
            <small>
              {change.operatorName}
              {change.source === 'picker' && ', while picking'}, {whenText(change.at)}
            </small>
          </p>
          {isStill(item, change) && (
            <Button
              kind="plain"
              onClick={async () => {
                if (await onUndo(change)) reload();
              }}
            >
              Undo
              <span className="sf-hidden"> {changeText(change.before, change.after, currency)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const whenText = (at: string): string => {
  const time = new Date(at);
  return `${dayLabel(time, currentTime()).replace(/^(Today|Yesterday|Tomorrow)/, (day) => day.toLowerCase())} at ${timeLabel(time)}`;
};

/** Whether an item still has what a change gave it. */
const isStill = (item: DeskItem, { after: { place, ...after } }: StoreItemChange): boolean =>
  (place === undefined || samePlace(place, item.place)) &&
  (['price', 'wasPrice', 'inStock', 'stock'] as const).every(
    (part) => after[part] === undefined || after[part] === item[part],
  );
