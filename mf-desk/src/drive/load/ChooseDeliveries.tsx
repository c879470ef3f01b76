import { RUN_STOPS_MAX } from '@storefront/api/constants';
import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun, WaitingDelivery } from '@storefront/api/entities/desk/drive';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { type ReactNode, useCallback, useState } from 'react';
import { Sections } from '../../frame/Sections';
import { deskPaths } from '../../navigation/desk-paths';
import { useFloorRead } from '../../navigation/use-floor-read';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskFailed } from '../../pieces/DeskFailed';
import { DeskScreen } from '../../pieces/DeskScreen';
import { DeskState } from '../../pieces/DeskState';
import { Dock } from '../../pieces/Dock';
import { StoreChoice } from '../../pieces/StoreChoice';
import desk from '../../style/desk.module.css';
import { readWaiting } from '../load-drive';
import { bySlot } from '../model/load-list';
import * as texts from '../texts';
import { DeliveryChoice } from './DeliveryChoice';
import { LoadScreen } from './LoadScreen';
import { slotOf } from './slot-of';

/** Orders become picked meanwhile, and other drivers take some. */
const RELOAD_MS = 30_000;

export interface ChooseDeliveriesProps {
  readonly operator: DeskOperator;
  readonly store: DeskStore;
  readonly band: ReactNode;
  readonly onStore: (store: DeskStore) => void;
  readonly onBegun: (run: DeliveryRun) => void;
  /** The operator has a run already. */
  readonly onHasRun: () => void;
}

/** The picked deliveries by slot, and the loading of those that are chosen; those of the next slot are chosen at first. */
export function ChooseDeliveries({ operator, store, band, onStore, onBegun, onHasRun }: ChooseDeliveriesProps) {
  const { api } = usePageContext();
  const { storeId } = store;
  const [reading, reload] = useFloorRead(
    deskPaths.drive,
    useCallback((signal: AbortSignal) => readWaiting(api, storeId, signal), [api, storeId]),
    { everyMs: RELOAD_MS },
  );
  const [own, setOwn] = useState<ReadonlySet<string>>();
  const [loading, setLoading] = useState<readonly WaitingDelivery[]>();

  if (loading)
    return (
      <LoadScreen
        key="load"
        storeId={storeId}
        orders={loading}
        onOrders={setLoading}
        onBegun={onBegun}
        onHasRun={onHasRun}
        onBack={() => {
          setLoading(undefined);
          reload();
        }}
      />
    );
  if (reading.kind !== 'read') return <DeskFailed title={texts.chooseTitle} kind={reading.kind} onRetry={reload} />;
  const { orders } = reading;
  const slots = bySlot(orders);
  const first = new Set((slots[0] ?? []).slice(0, RUN_STOPS_MAX).map(numberOf));
  const chosen = orders.filter((order) => (own ?? first).has(numberOf(order)));
  const isFull = chosen.length >= RUN_STOPS_MAX;
  const choose = (order: WaitingDelivery, isChosen: boolean) =>
    setOwn(new Set([...chosen.filter((other) => other !== order), ...(isChosen ? [order] : [])].map(numberOf)));

  return (
    <DeskScreen
      key="choose"
      sections={<Sections operator={operator} section="drive" />}
      title={texts.chooseTitle}
      note={texts.chooseNote(store.name, orders.length)}
      end={<StoreChoice stores={operator.stores} store={store} onChoose={onStore} />}
      band={band}
      dock={
        orders.length > 0 && (
          <Dock reason={chosen.length === 0 ? texts.chooseOne : isFull ? texts.vanIsFull(RUN_STOPS_MAX) : undefined}>
            <DeskButton kind="main" isBlocked={chosen.length === 0} onClick={() => setLoading(chosen)}>
              {texts.loadThese(chosen.length)}
            </DeskButton>
          </Dock>
        )
      }
    >
      {orders.length === 0 && (
        <>
          <DeskState title={texts.noneWaiting}>{texts.noneWaitingNext}</DeskState>
          <DeskButton icon={<RefreshIcon />} onClick={reload}>
            {texts.lookAgain}
          </DeskButton>
        </>
      )}
      {slots.map((some) => {
        const slot = slotOf(some[0]);
        return (
          <section key={slot} className={desk.stack} aria-label={slot}>
            <h2>{slot}</h2>
            <ul className={desk.stack}>
              {some.map((order) => (
                <li key={order.businessOrderId}>
                  <DeliveryChoice
                    order={order}
                    isChosen={chosen.includes(order)}
                    isBlocked={isFull && !chosen.includes(order)}
                    onChange={(isChosen) => choose(order, isChosen)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </DeskScreen>
  );
}

const numberOf = ({ businessOrderId }: WaitingDelivery): string => businessOrderId;
