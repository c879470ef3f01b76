import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import { currentTime } from '@storefront/bus/current-time';
import { slotStateOf } from '@storefront/bus/from-basket';
import type { Fulfilment } from '@storefront/bus/state.types';
import { dayLabel, endLabel, slotDayLabel } from '@storefront/dates/plain';
import { outOfDeliveryArea } from '@storefront/messages/checkout';
import { selectedSlotExpired, slotReserveFailed, slotsUnavailable, slotWithdrawn } from '@storefront/messages/slots';
import { textForCode } from '@storefront/messages/text-for-code';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { TextLink } from '@storefront/ui/text-link';
import { SlotsLayout } from '../slots-page/frame/SlotsLayout';
import { placeText, StoreFacts } from '../slots-page/frame/StoreFacts';
import { HeldCard } from '../slots-page/reservation/HeldCard';
import heldStyles from '../slots-page/reservation/HeldCard.module.css';
import { KeptTime } from '../slots-page/reservation/KeptTime';
import { formTexts } from '../slots-page/reservation/rejection-texts';
import styles from '../slots-page/SlotsPage.module.css';
import { dayOffer, heldDay, nextFreeDay, noonOf, requestedDay, withEmptyDays } from '../slots-page/slots.model';
import { NoTimes } from '../slots-page/times/NoTimes';
import { WaitingRoom, YourTurn } from '../waiting-room/WaitingRoom';
import { PlainDay, slotValue } from './PlainDay';

interface PlainSlotsProps {
  readonly store: StoreDetails;
  /** Undefined when they were refused. */
  readonly slots: ReplyOf<'POST /slots/list'> | undefined;
  readonly isOutOfArea: boolean;
  readonly method: Fulfilment;
  /** The day in `timeSlots`, and the outcome of a form in `problem`. */
  readonly query: Readonly<Record<string, string>>;
}

const OTHER = { delivery: 'collection', collection: 'delivery' } as const;

/** The days as links and the times of one day as a form, before any script. */
export function PlainSlots({ store, slots, isOutOfArea, method, query }: PlainSlotsProps) {
  const { copy, currency } = usePageContext().business;
  const days = withEmptyDays(slots?.days ?? []);
  const shown = { storeId: store.id, fulfilmentMethod: method };
  const { day } = requestedDay(days, query.timeSlots ?? heldDay(days, slots?.reservation ?? null, shown));
  const held = slotStateOf(slots?.reservation ?? null);
  const state = slots?.reservation?.state;
  const other = OTHER[method];
  const room = held ? undefined : slots?.waitingRoom;
  const isQueued = room?.state === 'waiting';
  const at = (timeSlots: string | undefined, shown: Fulfilment) =>
    urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug }, { timeSlots, method: shown, from: query.from });
  return (
    <SlotsLayout
      title={copy.slotsTitle ?? 'Choose a time'}
      place={placeText(store, method)}
      top={
        <>
          {store.fulfilment.includes(other) && (
            <TextLink href={at(undefined, other)}>
              {other === 'delivery' ? 'See times for delivery' : 'See times for collection'}
            </TextLink>
          )}
          {room && slots && <YourTurn room={room} now={new Date(slots.serverTime)} />}
          {query.problem && !isQueued && (
            <Notice kind="danger" role="alert">
              {textForCode(formTexts, query.problem, slotReserveFailed)}
            </Notice>
          )}
          {!held && !isQueued && slots?.weekly && (
            <KeptTime
              kept={slots.weekly}
              action={
                <form method="post" action={actionPath('slots', 'reserve')}>
                  <input type="hidden" name="storeId" value={store.id} />
                  <input type="hidden" name="fulfilmentMethod" value={method} />
                  <input type="hidden" name="slot" value={slotValue(slots.weekly)} />
                  <Button type="submit">Hold my weekly time</Button>
                </form>
              }
            />
          )}
          {state === 'lapsed' && <Notice kind="warning">{selectedSlotExpired}</Notice>}
          {state === 'withdrawn' && <Notice kind="warning">{slotWithdrawn}</Notice>}
          {!slots && <Notice kind="warning">{isOutOfArea ? outOfDeliveryArea : slotsUnavailable}</Notice>}
        </>
      }
      held={
        held && (
          <div className={heldStyles.dock}>
            <HeldCard
              label={slotDayLabel(new Date(held.startsAt), new Date(held.endsAt), currentTime())}
              left={held.expiresAt && `until ${endLabel(new Date(held.expiresAt), currentTime())}`}
              onward={
                <LinkButton href={urlTo(query.from === 'checkout' ? 'checkout' : 'basket')}>
                  {query.from === 'checkout' ? 'Back to checkout' : 'Go to the basket'}
                </LinkButton>
              }
            />
          </div>
        )
      }
      more={
        <>
          {slots?.weekly !== undefined && <TextLink href={urlTo('member-weekly-slot')}>Your weekly time</TextLink>}
          <StoreFacts store={store} method={method} />
        </>
      }
    >
      {isQueued && <WaitingRoom room={room} />}
      {slots && !isQueued && days.length > 0 && (
        <nav className={`sf-scroll ${styles.days}`} aria-label="Days">
          {days.map((one) => (
            <a
              key={one.date}
              className={styles.dayTile}
              href={at(one.date, method)}
              aria-current={one.date === day?.date ? 'date' : undefined}
            >
              <b>{dayLabel(noonOf(one.date), new Date(slots.serverTime))}</b>{' '}
              <small className={styles.from}>{dayOffer(one, (fee) => formatMoney(fee, { currency }))}</small>
            </a>
          ))}
        </nav>
      )}
      {slots && !isQueued && !day?.slots.some(({ available, slotId }) => available || slotId === held?.slotId) && (
        <NoTimes
          store={store}
          method={method}
          day={day}
          next={nextFreeDay(days, day)}
          serverTime={slots.serverTime}
          toDay={(date, label) => <LinkButton href={at(date, method)}>{label}</LinkButton>}
          toMethod={(to, label) => <LinkButton href={at(undefined, to)}>{label}</LinkButton>}
        />
      )}
      {slots && !isQueued && day && day.slots.length > 0 && (
        <PlainDay
          storeId={store.id}
          method={method}
          day={day}
          serverTime={slots.serverTime}
          heldId={held?.slotId}
          currency={currency}
          asksToReplace={query.problem === 'different_store'}
        />
      )}
    </SlotsLayout>
  );
}
