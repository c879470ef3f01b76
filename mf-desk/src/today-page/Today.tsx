import { dayLabel, slotLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { LinkButton } from '@storefront/ui/link-button';
import { Segmented } from '@storefront/ui/segmented';
import { type ReactNode, useState } from 'react';
import { deskPaths, orderPath } from '../navigation/desk-paths';
import type { DeskVisit } from '../navigation/desk-visit';
import { StoreSelect } from '../navigation/StoreSelect';
import { Drivers } from './Drivers';
import { Pickers } from './Pickers';
import type { Today as TodayData } from './read-today';
import styles from './Today.module.css';
import { riskTexts } from './texts';
import { WaveColumn } from './WaveColumn';
import { boardState, type OrderAtRisk, ordersAtRisk, placedOrders, shownWaves, wavesOf } from './waves';

/** How many orders at risk are named; the rest is in the columns. */
const RISKS_SHOWN = 6;

type Method = 'all' | 'delivery' | 'collection';

export interface TodayProps {
  readonly visit: DeskVisit;
  readonly today: TodayData;
  readonly onShow: (storeId: number) => void;
  /** Called after the operator has changed something of the board. */
  readonly onChanged: () => void;
}

/** The board of a store's day. */
export function Today({ visit: { operator, store }, today, onShow, onChanged }: TodayProps) {
  const [method, setMethod] = useState<Method>('all');
  const now = Date.parse(today.now);
  const waves = shownWaves(wavesOf(today.waves, method), now);
  const orders = waves.flatMap(placedOrders);
  const delivered = orders.filter((order) => boardState(order) === 'done').length;
  const risks = ordersAtRisk(waves);
  const mayPick = operator.role === 'picker' || operator.role === 'manager';
  return (
    <>
      <div className={styles.head}>
        <h1>{dayLabel(new Date(today.now), now, today.timeZone)}</h1>
        <p className="sf-muted">
          {countText(orders.length, 'order')} in {countText(waves.length, 'slot')}, {delivered} delivered.
        </p>
        <div className={styles.tools}>
          <StoreSelect stores={operator.stores} storeId={store?.storeId} onChoose={onShow} />
          <Segmented
            legend="Orders to show"
            name="method"
            value={method}
            options={[
              { value: 'all', label: 'All' },
              { value: 'delivery', label: 'Delivery' },
              { value: 'collection', label: 'Collection' },
            ]}
            onChange={({ target }) => setMethod(target.value as Method)}
          />
        </div>
      </div>
      {risks.length > 0 && <Risks risks={risks} zone={today.timeZone} />}
      <div className={styles.board}>
        <div className={styles.waves}>
          {waves.map((wave) => (
            <WaveColumn key={`${wave.fulfilmentMethod} ${wave.slotId}`} wave={wave} now={now} zone={today.timeZone} />
          ))}
          {waves.length === 0 && <Nothing>No orders and no slots are left today.</Nothing>}
        </div>
        <div className={styles.people}>
          <Pickers
            pickers={today.pickers}
            orders={today.waves.flatMap((wave) => wave.orders)}
            onTakenBack={operator.role === 'manager' ? onChanged : undefined}
          />
          <Drivers drivers={today.drivers} />
        </div>
      </div>
      {mayPick && (
        <div className={styles.dock}>
          <LinkButton href={deskPaths.pick} wide big>
            Start picking
          </LinkButton>
        </div>
      )}
    </>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>;

/** The orders that may be late, before everything else. */
function Risks({ risks, zone }: { risks: readonly OrderAtRisk[]; zone: string }) {
  return (
    <section className={styles.risks} aria-label="Orders that may be late">
      <h2>
        <ClockIcon small />
        {risks.length} may be late
      </h2>
      <ul>
        {risks.slice(0, RISKS_SHOWN).map(({ order, wave }) => (
          <li key={order.businessOrderId}>
            <a href={orderPath(order.businessOrderId)}>
              <b>{order.businessOrderId}</b> {order.risk && riskTexts[order.risk]}
              {wave.startsAt && wave.endsAt && `, ${slotLabel(new Date(wave.startsAt), new Date(wave.endsAt), zone)}`}
              {order.picker ? `, ${order.picker.name}` : ', nobody picks it'}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
