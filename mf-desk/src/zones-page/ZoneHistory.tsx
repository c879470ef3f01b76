import type { ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { ChangeHistory, type HistoryRead } from '../content-pieces/ChangeHistory';
import { readDesk } from '../navigation/read-desk';
import { changeText } from './zone-words';

type Read = HistoryRead<ZoneValues | null>;

/** Who changed the zones of a store. */
export function ZoneHistory({ storeId, currency }: { storeId: number; currency: string }) {
  const { api } = usePageContext();
  const read = useCallback(
    (signal: AbortSignal) =>
      readDesk<Read>(async () => {
        const reply = await api.call('POST /desk/zone-history', { body: { storeId }, signal });
        return reply.ok ? { kind: 'read', changes: reply.data.changes } : { kind: 'failed' };
      }),
    [api, storeId],
  );
  const [reading, reload] = useRead<Read>(read);
  return (
    <ChangeHistory
      reading={reading}
      onRetry={reload}
      textOf={(change) => changeText(change, currency)}
      // A zone is set back in its form, which says whom that touches.
      isCurrent={() => false}
      onUndo={() => undefined}
    />
  );
}
