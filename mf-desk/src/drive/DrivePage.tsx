import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useState } from 'react';
import { chooseStore } from '../navigation/chosen-store';
import { deskPaths } from '../navigation/desk-paths';
import { useFloorRead } from '../navigation/use-floor-read';
import { keptWork } from '../offline/kept-work';
import { DeskFailed } from '../pieces/DeskFailed';
import { Driving } from './Driving';
import { type DriveRead, readDrive } from './load-drive';
import { driveTitle } from './texts';

/** Deliveries: what to load, the way from stop to stop, and each door. */
export function DrivePage({ first }: { first: DriveRead }) {
  const { api } = usePageContext();
  const [reading, reload] = useFloorRead<DriveRead>(
    deskPaths.drive,
    useCallback(() => readDrive(api), [api]),
    { first },
  );
  const [chosenId, setChosenId] = useState<number>();

  if (reading.kind !== 'read') {
    // Between two doors there is often no connection: the driver goes on with what was read last.
    const kept = reading.kind === 'failed' ? keptWork('run') : undefined;
    if (kept) return <Driving key="kept" operator={kept.operator} store={undefined} first={kept.work} isKeptRun />;
    return <DeskFailed title={driveTitle} kind={reading.kind} onRetry={reload} />;
  }
  const { operator, run } = reading;
  const store = operator.stores.find(({ storeId }) => storeId === chosenId) ?? reading.store;
  if (!store && !run) return <DeskFailed title={driveTitle} kind="no-store" onRetry={reload} />;
  return (
    <Driving
      key="read"
      operator={operator}
      store={store}
      first={run}
      onStore={(next) => {
        chooseStore(next);
        setChosenId(next.storeId);
      }}
    />
  );
}
