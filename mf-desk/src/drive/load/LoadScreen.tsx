import type { DeliveryRun, WaitingDelivery } from '@storefront/api/entities/desk/drive';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { useState } from 'react';
import { deskPaths } from '../../navigation/desk-paths';
import { Band } from '../../pieces/Band';
import { ZoneChip } from '../../pieces/Chip';
import { Choice } from '../../pieces/Choice';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { BagPlace } from '../../pieces/Plate';
import row from '../../pieces/Row.module.css';
import { zoneNames } from '../../pieces/texts';
import { useAsk } from '../../sending/use-ask';
import desk from '../../style/desk.module.css';
import { readWaiting } from '../load-drive';
import { loadList } from '../model/load-list';
import * as texts from '../texts';

export interface LoadScreenProps {
  readonly storeId: number;
  readonly orders: readonly WaitingDelivery[];
  /** What is left of them, after somebody else took some. */
  readonly onOrders: (orders: readonly WaitingDelivery[]) => void;
  readonly onBegun: (run: DeliveryRun) => void;
  readonly onHasRun: () => void;
  readonly onBack: () => void;
}

/** The bags of the chosen orders by zone and place. Shoppers are told that the driver comes once all are in the van. */
export function LoadScreen({ storeId, orders, onOrders, onBegun, onHasRun, onBack }: LoadScreenProps) {
  const { api } = usePageContext();
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const { ask, isBusy, problem } = useAsk(deskPaths.drive);
  const zones = loadList(orders);
  const rows = zones.flatMap((zone) => zone.rows);
  const bagCount = rows.reduce((sum, { count }) => sum + count, 0);
  const left = rows.filter(({ key }) => !loaded.has(key)).reduce((sum, { count }) => sum + count, 0);

  /** Takes out what can no longer be delivered. @returns their numbers */
  const takeOut = async (): Promise<readonly string[]> => {
    const waiting = await readWaiting(api, storeId);
    if (waiting.kind !== 'read') return [];
    const still = new Set(waiting.orders.map(({ businessOrderId }) => businessOrderId));
    const gone = orders.filter(({ businessOrderId }) => !still.has(businessOrderId));
    if (gone.length > 0) onOrders(orders.filter((order) => !gone.includes(order)));
    return gone.map(({ businessOrderId }) => businessOrderId);
  };
  const start = () =>
    ask(async () => {
      const businessOrderIds = orders.map(({ businessOrderId }) => businessOrderId);
      const reply = await api.call('POST /desk/drive-begin', { body: { storeId, businessOrderIds } });
      if (reply.ok) onBegun(reply.data);
      else if (reply.error.code === 'drive_not_finished') onHasRun();
      else {
        const gone = await takeOut();
        return gone.length > 0 ? texts.gone(gone) : (texts.startRefusals[reply.error.code] ?? texts.notStarted);
      }
    }, texts.notStarted);
  const tick = (key: string, isIn: boolean) =>
    setLoaded(new Set(isIn ? [...loaded, key] : [...loaded].filter((other) => other !== key)));

  return (
    <DeskScreen
      title={texts.loadTitle}
      note={texts.loadNote(orders.length, bagCount)}
      onBack={onBack}
      band={problem && <Band kind="stop" icon={<WarningIcon />} title={problem} />}
      dock={
        <Dock reason={orders.length === 0 ? texts.chooseOne : left > 0 ? texts.leftToLoad(left) : undefined}>
          <DeskButton
            kind="main"
            icon={<TruckIcon />}
            isBlocked={left > 0 || orders.length === 0}
            isBusy={isBusy}
            onClick={start}
          >
            {texts.startRun}
          </DeskButton>
        </Dock>
      }
    >
      {zones.map(({ zone, rows: some }) => (
        <section key={zone} className={desk.stack} aria-label={zoneNames[zone]}>
          <h2>
            <ZoneChip zone={zone} />
          </h2>
          <ul className={desk.stack}>
            {some.map(({ key, businessOrderId, place, count }) => (
              <li key={key}>
                <Choice kind="checkbox" name="bags" isChosen={loaded.has(key)} onChange={(isIn) => tick(key, isIn)}>
                  {place && <BagPlace place={place} />}
                  <span className={row.text}>
                    <b>{texts.bagsOf(count)}</b>
                    <small>
                      {businessOrderId}
                      {!place && ` · ${texts.withoutPlace}`}
                    </small>
                  </span>
                </Choice>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DeskScreen>
  );
}
