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
import { Skeleton } from '@storefront/ui/skeleton';
import { TextLink } from '@storefront/ui/text-link';
import { showAsapTimes } from '../slots/slots-visit';
import { useSlotsVisit } from '../slots/use-slots-visit';
import { useWaitingRoom } from '../waiting-room/use-waiting-room';
import { announcement, WaitingRoom, YourTurn } from '../waiting-room/WaitingRoom';
import { useChosenDay } from './days/use-chosen-day';
import { FulfilmentChoice } from './FulfilmentChoice';
import { PricedFor } from './frame/PricedFor';
import { SlotsLayout } from './frame/SlotsLayout';
import { placeText, StoreFacts } from './frame/StoreFacts';
import { leaveTo } from './leave-to';
import { OutOfArea } from './OutOfArea';
import heldStyles from './reservation/HeldCard.module.css';
import { HeldSlot } from './reservation/HeldSlot';
import { KeptTime } from './reservation/KeptTime';
import { Refusal } from './reservation/Refusal';
import { formTexts } from './reservation/rejection-texts';
import { useReserve } from './reservation/use-reserve';
import styles from './SlotsPage.module.css';
import { heldDay, heldFee, nextFreeSlot, requestedDay, withEmptyDays } from './slots.model';
import { DefaultSlot } from './times/DefaultSlot';
import { Times } from './times/Times';
import { useShownMethod } from './use-shown-method';
import { useSlots } from './use-slots';
import { useWeekGrid } from './week/use-week-grid';

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

/** Days, then slots: a tap on a slot holds it for 15 minutes. */
export function SlotsPage({ store, view, timeSlots, from, method: linked, formProblem }: SlotsPageProps) {
  const { business } = usePageContext();
  const { currency } = business;
  const [method, showMethod] = useShownMethod(store, linked);
  const [slots, reload] = useSlots(store, method);
  const { reserve, replaceBasket, dismissProblem, pendingId, problem } = useReserve(store, reload);
  const [chosenDay, setChosenDay] = useChosenDay(timeSlots);
  const visit = useSlotsVisit(from, timeSlots);
  const slot = useStore(shared.slot);
  const chosenMethod = useStore(shared.fulfilment);
  const WeekGrid = useWeekGrid();
  const list = slots.kind === 'read' ? slots.data : undefined;
  const days = withEmptyDays(list?.days ?? []);
  const kept = list?.weekly;
  const { room, firstPlace } = useWaitingRoom(list?.waitingRoom, reload);
  // Who holds a time need not wait.
  const isQueued = !slot && room?.state === 'waiting';
  const keptSlot = days.flatMap((one) => one.slots).find(({ slotId }) => slotId === kept?.slotId);
  const reservation = list?.reservation ?? null;
  const shownDay = chosenDay ?? heldDay(days, reservation, { storeId: store.id, fulfilmentMethod: method });
  const { day, isValid } = requestedDay(days, shownDay);
  const params = { storeSlug: store.slug };
  // The other view shows the same day and method.
  const shown = { timeSlots: chosenDay, method: method === chosenMethod ? undefined : method, from };
  const links =
    view === 'days' ? (
      <TextLink href={urlTo('stores-storeSlug-time-slots-calendar', params, shown)}>See the calendar</TextLink>
    ) : (
      !store.onlyFutureSlots && (
        <TextLink href={urlTo('stores-storeSlug-time-slots', params, shown)}>See the next days</TextLink>
      )
    );
  const defaultSlot = list && !slot && !kept && !isQueued && (
    <DefaultSlot
      asap={list.asap}
      alternative={nextFreeSlot(days)}
      showsAsap={visit.showsAsap}
      onlyFuture={store.onlyFutureSlots}
      serverTime={list.serverTime}
      currency={currency}
      onReserve={(chosen, choice) => void reserve(chosen, choice)}
      onShowAsap={() => {
        leaveTo(showAsapTimes);
        scrollTo({ top: 0 });
      }}
    />
  );
  return (
    <SlotsLayout
      title={business.copy.slotsTitle ?? 'Choose a time'}
      place={placeText(store, method)}
      top={
        <>
          <FulfilmentChoice store={store} shown={method} onShow={showMethod} />
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
          <p role="status" className="sf-hidden">
            {!slot && announcement(room, firstPlace)}
          </p>
          {!slot && list && room?.state === 'admitted' && <YourTurn room={room} now={new Date(list.serverTime)} />}
          {formProblem && !problem && !slot && !isQueued && (
            <Notice kind="danger" role="alert">
              {textForCode(formTexts, formProblem, slotReserveFailed)}
            </Notice>
          )}
          {!slot && kept && !isQueued && (
            <KeptTime
              kept={kept}
              action={keptSlot && <Button onClick={() => void reserve(keptSlot)}>Use this time</Button>}
            />
          )}
          {visit.showsAsap && defaultSlot}
          {slots.kind === 'out-of-area' && (
            <OutOfArea store={store} onShow={(other) => leaveTo(() => showMethod(other))} />
          )}
          {days.length > 0 && !isValid && <Notice kind="warning">{slotDateInvalid}</Notice>}
        </>
      }
      held={
        <div className={heldStyles.dock}>
          {problem && (
            <Refusal
              problem={problem}
              list={list && { alternative: nextFreeSlot(days, problem.slot), serverTime: list.serverTime }}
              onReserve={(next) => void reserve(next)}
              onReplace={() => leaveTo(() => void replaceBasket(problem.slot))}
              onDismiss={() => leaveTo(dismissProblem)}
            />
          )}
          <HeldSlot
            store={store}
            fee={slot ? heldFee(slot.slotId, days, reservation) : undefined}
            referrer={visit.referrer}
          />
        </div>
      }
      isWaiting={slots.kind === 'loading'}
      more={
        <>
          <StoreFacts
            store={store}
            method={method}
            pricedFor={list?.pricedFor && <PricedFor place={list.pricedFor} />}
          />
          {!visit.showsAsap && defaultSlot}
          {kept !== undefined && <TextLink href={urlTo('member-weekly-slot')}>Your weekly time</TextLink>}
        </>
      }
    >
      {(slots.kind === 'loading' || (list && WeekGrid === 'loading')) && (
        <div className={styles.waiting} role="status" aria-label="Loading times">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} height={64} />
          ))}
        </div>
      )}
      {slots.kind === 'failed' && <ErrorState title={slotsUnavailable} onRetry={reload} />}
      {!list && links}
      {isQueued && <WaitingRoom room={room} />}
      {list && WeekGrid !== 'loading' && !isQueued && (
        <Times
          store={store}
          view={view}
          method={method}
          days={days}
          day={day}
          serverTime={list.serverTime}
          heldId={slot?.slotId}
          pendingId={pendingId}
          WeekGrid={WeekGrid}
          links={links}
          onReserve={(chosen) => void reserve(chosen)}
          onDay={setChosenDay}
          onMethod={showMethod}
        />
      )}
    </SlotsLayout>
  );
}
