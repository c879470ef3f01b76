import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { type PickList, TOTES } from '@storefront/api/entities/desk/pick-list';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { type ReactNode, useCallback, useState } from 'react';
import { Sections } from '../../frame/Sections';
import { deskPaths } from '../../navigation/desk-paths';
import { useFloorRead } from '../../navigation/use-floor-read';
import { Band } from '../../pieces/Band';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskFailed } from '../../pieces/DeskFailed';
import { DeskScreen } from '../../pieces/DeskScreen';
import { DeskState } from '../../pieces/DeskState';
import { Dock } from '../../pieces/Dock';
import { StoreChoice } from '../../pieces/StoreChoice';
import { useAsk } from '../../sending/use-ask';
import desk from '../../style/desk.module.css';
import * as texts from '../texts';
import { readWaiting } from './read-waiting';
import { WaitingOrderChoice } from './WaitingOrderChoice';
import type { WaitingOrder } from './waiting-orders';

/** How many orders are chosen for the picker, who can change them: as many as a small trolley holds. */
const CHOSEN_AT_FIRST = 3;
/** New orders come in meanwhile. */
const RELOAD_MS = 60_000;

export interface ChooseOrdersProps {
  readonly operator: DeskOperator;
  readonly store: DeskStore;
  readonly band?: ReactNode;
  readonly onStore: (store: DeskStore) => void;
  readonly onBegun: (batch: PickList) => void;
  /** The operator has a batch already. */
  readonly onHasBatch: () => void;
}

/** The orders that wait, the most urgent first, tomorrow's last; up to six are picked in one walk. */
export function ChooseOrders({ operator, store, band, onStore, onBegun, onHasBatch }: ChooseOrdersProps) {
  const { api } = usePageContext();
  const { storeId } = store;
  const [reading, reload] = useFloorRead(
    deskPaths.pick,
    useCallback(() => readWaiting(api, storeId), [api, storeId]),
    { everyMs: RELOAD_MS },
  );
  const [own, setOwn] = useState<ReadonlySet<string>>();
  const { ask, isBusy, problem } = useAsk(deskPaths.pick);

  if (reading.kind !== 'read') return <DeskFailed title={texts.takeTitle} kind={reading.kind} onRetry={reload} />;
  const { today, tomorrow, timeZone } = reading;
  const orders = [...today, ...tomorrow];
  // Nothing of tomorrow's is chosen for somebody whom today still needs.
  const first = new Set((today.length > 0 ? today : tomorrow).slice(0, CHOSEN_AT_FIRST).map(numberOf));
  const chosen = orders.map(numberOf).filter((number) => (own ?? first).has(number));
  const isFull = chosen.length >= TOTES.length;

  const begin = () =>
    ask(async () => {
      const reply = await api.call('POST /desk/pick-begin', { body: { storeId, businessOrderIds: chosen } });
      if (reply.ok) onBegun(reply.data);
      else if (reply.error.code === 'batch_not_finished') onHasBatch();
      else {
        setOwn(new Set());
        reload();
        return texts.takeRefusals[reply.error.code] ?? texts.notBegun;
      }
    }, texts.notBegun);
  const choose = (number: string, isChosen: boolean) =>
    setOwn(new Set(isChosen ? [...chosen, number] : chosen.filter((other) => other !== number)));
  const list = (some: readonly WaitingOrder[]) =>
    some.length > 0 && (
      <ul className={desk.stack}>
        {some.map((waiting) => {
          const number = numberOf(waiting);
          return (
            <li key={number}>
              <WaitingOrderChoice
                waiting={waiting}
                timeZone={timeZone}
                isChosen={chosen.includes(number)}
                isBlocked={isFull && !chosen.includes(number)}
                onChange={(isChosen) => choose(number, isChosen)}
              />
            </li>
          );
        })}
      </ul>
    );

  return (
    <DeskScreen
      sections={<Sections operator={operator} section="pick" />}
      title={texts.takeTitle}
      note={texts.takeNote(store.name, orders.length)}
      end={
        <StoreChoice
          stores={operator.stores}
          store={store}
          onChoose={(next) => {
            setOwn(undefined);
            onStore(next);
          }}
        />
      }
      band={
        <>
          {band}
          {problem && <Band kind="stop" icon={<WarningIcon />} title={problem} />}
        </>
      }
      dock={
        orders.length > 0 && (
          <Dock reason={chosen.length === 0 ? texts.chooseOne : isFull ? texts.allTotesUsed : undefined}>
            <DeskButton kind="main" isBlocked={chosen.length === 0} isBusy={isBusy} onClick={begin}>
              {texts.takeThese(chosen.length)}
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
      {list(today)}
      {tomorrow.length > 0 && (
        <section className={desk.stack} aria-labelledby="tomorrow">
          <h2 id="tomorrow">{texts.tomorrowTitle}</h2>
          {list(tomorrow)}
        </section>
      )}
    </DeskScreen>
  );
}

const numberOf = ({ order }: WaitingOrder): string => order.businessOrderId;
