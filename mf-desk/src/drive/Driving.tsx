import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import { useState } from 'react';
import { DeskButton } from '../pieces/DeskButton';
import { DeskFailed } from '../pieces/DeskFailed';
import { ClashScreen } from './ClashScreen';
import { ChooseDeliveries } from './load/ChooseDeliveries';
import { openStops } from './model/stops';
import { QueueBand } from './QueueBand';
import { EndScreen } from './run/EndScreen';
import { Run } from './run/Run';
import { driveTitle, lookNow } from './texts';
import { useDriving } from './use-driving';

export interface DrivingProps {
  readonly operator: DeskOperator;
  /** Where orders are taken; undefined while only a run that was kept on the device is known. */
  readonly store: DeskStore | undefined;
  readonly first: DeliveryRun | null;
  readonly isKeptRun?: boolean;
  readonly onStore?: (store: DeskStore) => void;
}

/** What the driver does now: choose and load orders, drive, settle what was refused, or end the run. */
export function Driving({ operator, store, first, isKeptRun = false, onStore }: DrivingProps) {
  const driving = useDriving(operator, first);
  const [isClashOpen, setIsClashOpen] = useState(true);
  const { run, refused } = driving;
  const [clash] = refused;

  if (clash && isClashOpen)
    return (
      <ClashScreen
        key={clash.id}
        action={clash}
        run={driving.stored}
        onDrop={() => driving.drop(clash)}
        onLater={() => setIsClashOpen(false)}
      />
    );
  const band = (
    <>
      <QueueBand {...driving} isKeptRun={isKeptRun && driving.stored === first} />
      {clash && (
        <DeskButton kind="stop" onClick={() => setIsClashOpen(true)}>
          {lookNow}
        </DeskButton>
      )}
    </>
  );
  if (run && openStops(run).length > 0) return <Run operator={operator} run={run} driving={driving} band={band} />;
  if (run) return <EndScreen key="end" run={run} driving={driving} band={band} />;
  if (!store) return <DeskFailed title={driveTitle} kind="failed" onRetry={() => void driving.reload()} />;
  return (
    <ChooseDeliveries
      key={store.storeId}
      operator={operator}
      store={store}
      band={band}
      onStore={(next) => onStore?.(next)}
      onBegun={driving.takeRun}
      onHasRun={() => void driving.reload()}
    />
  );
}
