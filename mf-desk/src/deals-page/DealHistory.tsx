import type { DealValues, DeskDeal } from '@storefront/api/entities/desk/desk-deal';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { ChangeHistory, type HistoryRead } from '../content-pieces/ChangeHistory';
import { readDesk } from '../navigation/read-desk';
import { dealChangeText } from './deal-words';

export interface DealHistoryProps {
  readonly deal: DeskDeal;
  readonly currency: string;
  readonly onUndo: (before: DealValues) => void;
}

/** Who changed a deal. */
export function DealHistory({ deal: { dealId, values }, currency, onUndo }: DealHistoryProps) {
  const { api } = usePageContext();
  const read = useCallback(
    (signal: AbortSignal) =>
      readDesk<HistoryRead<DealValues>>(async () => {
        const reply = await api.call('POST /desk/deal-history', { body: { dealId }, signal });
        return reply.ok ? { kind: 'read', changes: reply.data.changes } : { kind: 'failed' };
      }),
    [api, dealId],
  );
  const [reading, reload] = useRead<HistoryRead<DealValues>>(read);
  return (
    <ChangeHistory
      reading={reading}
      onRetry={reload}
      textOf={(change) => dealChangeText(change, currency)}
      isCurrent={(after) => dealChangeText({ before: values, after }, currency) === ''}
      onUndo={onUndo}
    />
  );
}
