import type { PickLine, SubstituteCandidate } from '@storefront/api/entities/desk/pick-list';
import { usePageContext } from '@storefront/remote-kit/page-context';
import type { Reading } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { deskPaths } from '../../navigation/desk-paths';
import { type DeskFailure, readDesk } from '../../navigation/read-desk';
import { useFloorRead } from '../../navigation/use-floor-read';

type CandidatesRead = { readonly kind: 'read'; readonly candidates: readonly SubstituteCandidate[] } | DeskFailure;

/** The items that may come instead of a line; with a text those that it finds. Nothing is read for a line without a wish. */
export function useCandidates(line: PickLine, text: string): [Reading<CandidatesRead>, reload: () => void] {
  const { api } = usePageContext();
  const { businessOrderId, lineId } = line;
  const isRead = line.wish.kind !== 'none';
  const read = useCallback(
    (signal: AbortSignal) =>
      readDesk<CandidatesRead>(async () => {
        const body = { businessOrderId, lineId, ...(text && { text }) };
        const reply = await api.call('POST /desk/pick-substitutes', { body, signal });
        return reply.ok ? { kind: 'read', candidates: reply.data.candidates } : { kind: 'failed' };
      }),
    [api, businessOrderId, lineId, text],
  );
  const [reading, reload] = useFloorRead<CandidatesRead>(deskPaths.pick, isRead ? read : undefined);
  return [isRead ? reading : { kind: 'read', candidates: [] }, reload];
}
