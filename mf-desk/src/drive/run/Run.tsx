import type { DeskOperator } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import { type ReactNode, useState } from 'react';
import { DoorScreen } from '../door/DoorScreen';
import { NotDeliveredScreen } from '../door/NotDeliveredScreen';
import { SafePlaceScreen } from '../door/SafePlaceScreen';
import { openStops } from '../model/stops';
import type { DrivingState } from '../use-driving';
import { RunScreen } from './RunScreen';
import { usePosition } from './use-position';

export interface RunProps {
  readonly operator: DeskOperator;
  readonly run: DeliveryRun;
  readonly driving: DrivingState;
  readonly band: ReactNode;
}

/** The way from stop to stop, and what is done at each door. */
export function Run({ operator, run, driving, band }: RunProps) {
  const [step, setStep] = useState<{ readonly kind: 'door' | 'safe' | 'fail'; readonly businessOrderId: string }>();
  const stops = openStops(run);
  const [next] = stops;
  const stop = stops.find(({ businessOrderId }) => businessOrderId === step?.businessOrderId);
  usePosition(next);

  const toRun = () => setStep(undefined);
  if (stop && step) {
    const goTo = (kind: 'door' | 'safe' | 'fail') => () => setStep({ kind, businessOrderId: stop.businessOrderId });
    const after = stops.find((other) => other !== stop);
    const key = `${step.kind} ${stop.businessOrderId}`;
    if (step.kind === 'safe')
      return (
        <SafePlaceScreen
          key={key}
          stop={stop}
          onBack={goTo('door')}
          onDelivered={(picture) => {
            driving.deliver(stop, { left: 'safe_place', picture });
            toRun();
          }}
        />
      );
    if (step.kind === 'fail')
      return (
        <NotDeliveredScreen
          key={key}
          stop={stop}
          next={after}
          storeName={run.storeName}
          onBack={goTo('door')}
          onSave={(why) => {
            driving.fail(stop, why);
            toRun();
          }}
        />
      );
    return (
      <DoorScreen
        key={key}
        stop={stop}
        band={band}
        onBack={toRun}
        onDelivered={(how) => {
          driving.deliver(stop, how);
          toRun();
        }}
        onSafePlace={goTo('safe')}
        onFail={goTo('fail')}
      />
    );
  }
  if (!next) return null;
  return (
    <RunScreen
      // Each stop is a new screen, which is read from its beginning.
      key={next.businessOrderId}
      operator={operator}
      run={run}
      next={next}
      driving={driving}
      band={band}
      onDoor={() => {
        if (next.arrivedAt === null) driving.arrive(next);
        setStep({ kind: 'door', businessOrderId: next.businessOrderId });
      }}
    />
  );
}
