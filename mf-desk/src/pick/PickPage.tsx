import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback } from 'react';
import { deskPaths } from '../navigation/desk-paths';
import { useFloorRead } from '../navigation/use-floor-read';
import { keptWork } from '../offline/kept-work';
import { DeskFailed } from '../pieces/DeskFailed';
import { type PickRead, readPick } from './load-pick';
import { pickTitle } from './texts';
import { Picking } from './walk/Picking';

/** Picking: the orders to take, the walk through the store, and finishing each order. */
export function PickPage({ first }: { first: PickRead }) {
  const { api } = usePageContext();
  const [reading, reload] = useFloorRead<PickRead>(
    deskPaths.pick,
    useCallback(() => readPick(api), [api]),
    { first },
  );

  // In a cold room there is often no connection: the picker goes on with what was read last.
  const kept = reading.kind === 'failed' ? keptWork('batch') : undefined;
  const keptStore = kept?.operator.stores.find(({ storeId }) => storeId === kept.work.storeId);
  if (kept && keptStore)
    return <Picking key="kept" operator={kept.operator} first={{ store: keptStore, batch: kept.work }} isKeptBatch />;
  if (reading.kind !== 'read') return <DeskFailed title={pickTitle} kind={reading.kind} onRetry={reload} />;
  const { operator, store, batch } = reading;
  if (!store) return <DeskFailed title={pickTitle} kind="no-store" onRetry={reload} />;
  return <Picking key="read" operator={operator} first={{ store, batch }} />;
}
