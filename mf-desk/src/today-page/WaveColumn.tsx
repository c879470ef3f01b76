import type { TodayOrder, TodayWave } from '@storefront/api/entities/desk/today';
import { slotLabel, timeLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { initials } from '../frame/initials';
import { orderPath } from '../navigation/desk-paths';
import { StateIcon } from './StateIcon';
import { riskTexts, stateNames } from './texts';
import styles from './WaveColumn.module.css';
import { type BoardGroup, boardState, cellsOf, groupsOf, placedOrders } from './waves';

/** Delivered orders and those that ended need nobody: their number is enough. */
const COUNTED_ONLY: readonly string[] = ['done', 'ended'];

/** One slot: its places as squares, and its orders by state. */
export function WaveColumn({ wave, now, zone }: { wave: TodayWave; now: number; zone: string }) {
  const { startsAt, endsAt, closesAt, capacity, held, fulfilmentMethod } = wave;
  const placed = placedOrders(wave);
  const title = startsAt && endsAt ? slotLabel(new Date(startsAt), new Date(endsAt), zone) : 'Without a slot';
  const free = Math.max(0, capacity - held - placed.length);
  const isNow = startsAt !== null && endsAt !== null && Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  return (
    <section className={styles.wave} data-now={isNow || undefined} aria-label={`${title}, ${fulfilmentMethod}`}>
      <header className={styles.plate}>
        <h2>{title}</h2>
        <p>{whenText(wave, now, zone)}</p>
        <p className={styles.places}>
          {placed.length}
          {capacity > 0 && `/${capacity}`}
        </p>
      </header>
      <div className={styles.summary}>
        <Cells wave={wave} />
        <p>
          {fulfilmentMethod === 'collection' ? 'Collection. ' : 'Delivery. '}
          {startsAt && `${held} held, ${free} free. `}
          {closesAt && `${Date.parse(closesAt) > now ? 'Closes' : 'Closed'} at ${timeLabel(new Date(closesAt), zone)}`}
        </p>
      </div>
      {groupsOf(wave).map((group) => (
        <Group key={group.state} group={group} />
      ))}
    </section>
  );
}

/** '18 min left' of the slot that is now, or when it starts. */
function whenText({ startsAt, endsAt }: TodayWave, now: number, zone: string): string {
  if (!startsAt || !endsAt) return '';
  if (Date.parse(endsAt) <= now) return 'Over';
  if (Date.parse(startsAt) > now) return `From ${timeLabel(new Date(startsAt), zone)}`;
  return `${Math.ceil((Date.parse(endsAt) - now) / 60_000)} min left`;
}

/** A square for each place; the sentence below it says the same in words. */
function Cells({ wave }: { wave: TodayWave }) {
  return (
    <div className={styles.cells} aria-hidden="true">
      {cellsOf(wave).map((cell, place) => (
        // Squares have no identity: the state of each place is all there is.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={place} className={styles.cell} data-state={cell} />
      ))}
    </div>
  );
}

function Group({ group: { state, orders } }: { group: BoardGroup }) {
  const isCounted = COUNTED_ONLY.includes(state);
  return (
    <div className={styles.group}>
      <h3 data-state={state}>
        <StateIcon state={state} />
        {stateNames[state]} <span>{orders.length}</span>
      </h3>
      {!isCounted && (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.businessOrderId} order={order} />
          ))}
        </ul>
      )}
    </div>
  );
}

function OrderRow({ order }: { order: TodayOrder }) {
  const { businessOrderId, customer, risk, picker } = order;
  return (
    <li>
      <a href={orderPath(businessOrderId)} className={styles.order} data-risk={risk ?? undefined}>
        <b>
          <span className="sf-hidden">{businessOrderId}</span>
          <span aria-hidden="true">{shortNumber(businessOrderId)}</span>
        </b>
        <span className={styles.customer}>{customer}</span>
        {risk && (
          <span className={styles.risk}>
            <ClockIcon small />
            {riskTexts[risk]}
          </span>
        )}
        <span className={styles.detail}>{detailOf(order)}</span>
        {picker && (
          <span className={styles.picker} title={picker.name}>
            <span aria-hidden="true">{initials(picker.name)}</span>
            <span className="sf-hidden">picked by {picker.name}</span>
          </span>
        )}
      </a>
    </li>
  );
}

/** The last part of an order's number, which tells the orders of a day apart: '5AY5' of 'PW-T9Q2-TCFF-5AY5'. */
const shortNumber = (businessOrderId: string): string => businessOrderId.split('-').at(-1) ?? businessOrderId;

/** What matters of an order in its state: how far it is picked, where it stands, or how much it is. */
function detailOf(order: TodayOrder): string {
  const { itemCount, decidedCount, missingCount, place } = order;
  const state = boardState(order);
  if (state === 'picking') return `${decidedCount}/${itemCount}`;
  if (state === 'picked' && place) return place;
  if (missingCount > 0) return `${missingCount} missing`;
  return countText(itemCount, 'item');
}
