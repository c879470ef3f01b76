import { usePageContext } from '@storefront/remote-kit/page-context';
import { type Reading, useRead } from '@storefront/remote-kit/use-read';
import { useCallback, useRef, useState } from 'react';
import type { DeskFailure } from '../navigation/read-desk';
import { useStoreChanges } from '../navigation/use-store-changes';
import { readToday, type TodayRead } from './read-today';

/** Long enough for the reply to the last change, so that a busy store never stops a read by the next one. */
const PAUSE_MS = 1_000;

export interface FollowedToday {
  readonly reading: Reading<TodayRead | DeskFailure>;
  readonly reload: () => void;
  /** Shows the board of another store. */
  readonly show: (storeId: number) => void;
}

/** The board of a store, read again whenever something of its orders changes. After a failed read the last one stays. */
export function useToday(first: TodayRead | DeskFailure): FollowedToday {
  const { api } = usePageContext();
  const [storeId, show] = useState(first.kind === 'read' ? first.visit.store?.storeId : undefined);
  const last = useRef(first);
  const read = useCallback(
    async (signal: AbortSignal): Promise<TodayRead | DeskFailure> => {
      const found = await readToday(api, storeId, signal);
      if (found.kind === 'read') last.current = found;
      if (found.kind === 'failed' && last.current.kind === 'read') return { ...last.current, isStale: true };
      return found;
    },
    [api, storeId],
  );
  const [reading, reload] = useRead(read, first);
  useStoreChanges(storeId, reload, PAUSE_MS);
  return { reading, reload, show };
}
