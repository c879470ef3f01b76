import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
import {
  selectedSlotExpired,
  slotDateInvalid,
  slotReserveFailed,
  slotsUnavailable,
  slotWithdrawn,
} from '@storefront/messages/slots';
import { textForCode } from '@storefront/messages/text-for-code';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { Skeleton } from '@storefront/ui/skeleton';
import { TextLink } from '@storefront/ui/text-link';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { focusPageIfLost } from '../slots/focus-page-if-lost';
import { useSlotsVisit } from '../slots/use-slots-visit';
import { DayCalendar } from './days/DayCalendar';
import { DayStrip } from './days/DayStrip';
import { useChosenDay } from './days/use-chosen-day';
import { FulfilmentChoice } from './FulfilmentChoice';
import { Onward } from './Onward';
import { OutOfArea } from './OutOfArea';
import { PricedFor } from './PricedFor';
import { HeldSlot } from './reservation/HeldSlot';
import { KeptTime } from './reservation/KeptTime';
import { ReplaceBasket } from './reservation/ReplaceBasket';
import { formTexts } from './reservation/rejection-texts';
import { SlotProblem } from './reservation/SlotProblem';
import { useReserve } from './reservation/use-reserve';
import styles from './SlotsPage.module.css';
import { StoreFacts } from './StoreFacts';
import { heldDay, nextFreeDay, nextFreeSlot, requestedDay, withEmptyDays } from './slots.model';
import { DayTimes } from './times/DayTimes';
import { DefaultSlot } from './times/DefaultSlot';
import { NoTimes } from './times/NoTimes';
import { useShownMethod } from './use-shown-method';
import { useSlots } from './use-slots';

interface SlotsPageProps {
  readonly store: StoreDetails;
  /** The days in a row, or in the weeks of a calendar. */
  readonly view: 'days' | 'calendar';
  /** The day in the URL: YYYY-MM-DD, or 'asap'. */
  readonly timeSlots?: string;
  /** The page that leads here to change the time: 'basket' or 'checkout'. */
  readonly from?: string;
  /** The fulfilment method in the URL, whose times are shown first. */
  readonly method?: string;
  /** The problem code of a form that was sent before any script. */
  readonly formProblem?: string;
}

/** Shows other times, with which the pressed button leaves the page. */
function leaveTo(show: () => void): void {
  show();
  requestAnimationFrame(focusPageIfLost);
}

/** Days, then slots: a tap on a slot holds it for 15 minutes. */
export function SlotsPage({ store, view, timeSlots, from, method: linked, formProblem }: SlotsPageProps) {
  const { business } = usePageContext();
  const [method, showMethod] = useShownMethod(store, linked);
  const [slots, reload] = useSlots(store, method);
  const { reserve, replaceBasket, dismissProblem, pendingId, problem } = useReserve(store, reload);
  const [chosenDay, setChosenDay] = useChosenDay(timeSlots);
  const visit = useSlotsVisit(from, timeSlots);
  const slot = useStore(shared.slot);
  const chosenMethod = useStore(shared.fulfilment);
  const days = slots.kind === 'read' ? withEmptyDays(slots.data.days) : [];
  const kept = slots.kind === 'read' ? slots.data.weekly : undefined;
  const keptSlot = days.flatMap((one) => one.slots).find(({ slotId }) => slotId === kept?.slotId);
  const reservation = slots.kind === 'read' ? slots.data.reservation : null;
  const shownDay = chosenDay ?? heldDay(days, reservation, { storeId: store.id, fulfilmentMethod: method });
  const { day, isValid } = requestedDay(days, shownDay);
  const isRuled = findOrderLayout(business.brand).checkout === 'ruled';
  const params = { storeSlug: store.slug };
  // The other view shows the same day and method.
  const shown = { timeSlots: chosenDay, method: method === chosenMethod ? undefined : method, from };
  const inCalendar = view === 'calendar' || isRuled;
  const Days = inCalendar ? DayCalendar : DayStrip;
  return (
    <PageFrame
      width={isRuled ? 'wide' : 'narrow'}
      aside={<StoreFacts store={store} method={method} />}
      asideLabel={store.name}
    >
      <header className={styles.head}>
        <h1 tabIndex={-1}>{business.copy.slotsTitle ?? 'Choose a time'}</h1>
        <p className="sf-muted">{store.name}. Your place is kept for 15 minutes while you shop.</p>
      </header>
      <div className={styles.choices}>
        <FulfilmentChoice store={store} shown={method} onShow={showMethod} />
        {slots.kind === 'read' && slots.data.pricedFor && <PricedFor place={slots.data.pricedFor} />}
        <HeldSlot />
        {!slot && reservation?.state === 'lapsed' && (
          <Notice kind="warning" role="status">
            {selectedSlotExpired}
          </Notice>
        )}
        {!slot && reservation?.state === 'withdrawn' && (
          <Notice kind="warning" role="status">
            {slotWithdrawn}
          </Notice>
        )}
        {formProblem && !problem && !slot && (
          <Notice kind="danger" role="alert">
            {textForCode(formTexts, formProblem, slotReserveFailed)}
          </Notice>
        )}
        {problem?.asksToReplace && (
          <ReplaceBasket
            question={problem.message}
            onReplace={() => leaveTo(() => void replaceBasket(problem.slot))}
            onKeep={() => leaveTo(dismissProblem)}
          />
        )}
        {slots.kind === 'read' && problem && !problem.asksToReplace && (
          <SlotProblem
            message={problem.message}
            alternative={nextFreeSlot(days, problem.slot)}
            serverTime={slots.data.serverTime}
            onReserve={(next) => void reserve(next)}
          />
        )}
        {slots.kind !== 'read' && problem && !problem.asksToReplace && (
          <Notice kind="danger" role="alert">
            {slotReserveFailed}
          </Notice>
        )}
        {!slot && kept && (
          <KeptTime
            kept={kept}
            action={keptSlot && <Button onClick={() => void reserve(keptSlot)}>Use this time</Button>}
          />
        )}
        <div className={styles.shortcuts}>
          {view === 'days' && (
            <TextLink href={urlTo('stores-storeSlug-time-slots-calendar', params, shown)}>See the calendar</TextLink>
          )}
          {kept !== undefined && <TextLink href={urlTo('member-weekly-slot')}>Your weekly time</TextLink>}
          {view === 'calendar' && !store.onlyFutureSlots && (
            <TextLink href={urlTo('stores-storeSlug-time-slots', params, shown)}>See the next days</TextLink>
          )}
          {slots.kind === 'read' && !slot && !kept && (
            <DefaultSlot
              asap={slots.data.asap}
              alternative={nextFreeSlot(days)}
              showsAsap={visit.showsAsap}
              onlyFuture={store.onlyFutureSlots}
              serverTime={slots.data.serverTime}
              currency={business.currency}
              onReserve={(chosen, choice) => void reserve(chosen, choice)}
            />
          )}
        </div>
        {slots.kind === 'out-of-area' && (
          <OutOfArea store={store} onShow={(other) => leaveTo(() => showMethod(other))} />
        )}
        {days.length > 0 && !isValid && <Notice kind="warning">{slotDateInvalid}</Notice>}
      </div>
      {slots.kind === 'loading' && (
        <div className={styles.waiting} role="status" aria-label="Loading times">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} height={64} />
          ))}
        </div>
      )}
      {slots.kind === 'failed' && <ErrorState title={slotsUnavailable} onRetry={reload} />}
      {slots.kind === 'read' && (
        <div className={styles.view}>
          <div className={isRuled ? styles.ruled : inCalendar ? styles.inCalendar : styles.inStrip}>
            {days.length > 0 && (
              <Days
                days={days}
                date={day?.date}
                serverTime={slots.data.serverTime}
                currency={business.currency}
                onChoose={setChosenDay}
                wrap={view === 'calendar'}
              />
            )}
            <DayTimes
              day={day}
              serverTime={slots.data.serverTime}
              currency={business.currency}
              heldId={slot?.slotId}
              pendingId={pendingId}
              onReserve={(chosen) => void reserve(chosen)}
              noTimes={
                <NoTimes
                  store={store}
                  method={method}
                  day={day}
                  next={nextFreeDay(days, day)}
                  serverTime={slots.data.serverTime}
                  toDay={(date, label) => <Button onClick={() => leaveTo(() => setChosenDay(date))}>{label}</Button>}
                  toMethod={(other, label) => <Button onClick={() => leaveTo(() => showMethod(other))}>{label}</Button>}
                />
              }
            />
          </div>
        </div>
      )}
      {slot && <Onward store={store} referrer={visit.referrer} />}
    </PageFrame>
  );
}
