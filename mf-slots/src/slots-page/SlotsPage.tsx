import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
import { dayLabel } from '@storefront/dates/plain';
import { outOfDeliveryArea } from '@storefront/messages/checkout';
import { slotDateInvalid } from '@storefront/messages/slots';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { ErrorNotice } from '@storefront/ui/error-notice';
import { ErrorState } from '@storefront/ui/error-state';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { Skeleton } from '@storefront/ui/skeleton';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { DayCalendar } from './DayCalendar';
import { DayStrip } from './DayStrip';
import { FulfilmentChoice } from './FulfilmentChoice';
import { HeldSlot } from './HeldSlot';
import { SlotRows } from './SlotRows';
import styles from './SlotsPage.module.css';
import { StoreFacts } from './StoreFacts';
import { noonOf, partsOfDay, requestedDay, type SlotDay } from './slots.model';
import { useChosenDay } from './use-chosen-day';
import { useReserve } from './use-reserve';
import { useSlots } from './use-slots';

const noTimes = (
  <EmptyState title="No times on this day" art={<ClockIcon />}>
    <p>Try another day, or change between delivery and collection.</p>
  </EmptyState>
);

interface SlotsPageProps {
  readonly store: StoreDetails;
  /** The day in the URL: YYYY-MM-DD, or 'asap'. */
  readonly timeSlots?: string;
}

/** Days, then slots: a tap on a slot holds it for 15 minutes. */
export function SlotsPage({ store, timeSlots }: SlotsPageProps) {
  const { business } = usePageContext();
  const [slots, reload] = useSlots(store);
  const { reserve, pendingId, problem } = useReserve(store, reload);
  const [chosenDay, setChosenDay] = useChosenDay(timeSlots);
  const slot = useStore(shared.slot);
  const basket = useStore(shared.basket);
  const days = slots.kind === 'read' ? slots.data.days : [];
  const { day, isValid } = requestedDay(days, chosenDay);
  const shop = urlTo('stores-storeSlug', { storeSlug: store.slug });
  const isRuled = findOrderLayout(business.brand).checkout === 'ruled';
  const rows = (shown: SlotDay) => (
    <SlotRows
      day={shown}
      heldId={slot?.slotId}
      pendingId={pendingId}
      currency={business.currency}
      onReserve={(chosen) => void reserve(chosen)}
    />
  );
  return (
    <PageFrame
      width={isRuled ? 'wide' : 'single'}
      aside={isRuled && <StoreFacts store={store} />}
      asideLabel={isRuled ? store.name : undefined}
    >
      <header className={styles.head}>
        <h1 tabIndex={-1}>{business.copy.slotsTitle ?? 'Choose a time'}</h1>
        <p className="sf-muted">{store.name}. Your place is kept for 15 minutes while you shop.</p>
      </header>
      <div className={styles.choices}>
        <FulfilmentChoice store={store} />
        <HeldSlot />
        {problem && <ErrorNotice error={problem} />}
      </div>
      {slots.kind === 'loading' && (
        <div className={styles.waiting} role="status" aria-label="Loading times">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} height={64} />
          ))}
        </div>
      )}
      {slots.kind === 'failed' && <ErrorState title="We could not load the times." onRetry={reload} />}
      {slots.kind === 'out-of-area' && <Notice kind="warning">{outOfDeliveryArea}</Notice>}
      {slots.kind === 'read' && !isValid && <Notice kind="warning">{slotDateInvalid}</Notice>}
      {slots.kind === 'read' &&
        (isRuled ? (
          <div className={styles.ruled}>
            <DayCalendar
              days={days}
              date={day?.date}
              serverTime={slots.data.serverTime}
              currency={business.currency}
              onChoose={setChosenDay}
            />
            <div>
              {day && <h2>{dayLabel(noonOf(day.date), new Date(slots.data.serverTime))}</h2>}
              {day?.slots.length
                ? partsOfDay(day.slots).map((part) => (
                    <section key={part.name} aria-label={part.name}>
                      <h3 className={styles.part}>{part.name}</h3>
                      {rows({ date: day.date, slots: part.slots })}
                    </section>
                  ))
                : noTimes}
            </div>
          </div>
        ) : (
          <>
            <DayStrip days={days} date={day?.date} serverTime={slots.data.serverTime} onChoose={setChosenDay} />
            {day?.slots.length ? rows(day) : noTimes}
          </>
        ))}
      {slot && (
        <div className={styles.onward}>
          <LinkButton wide big href={basket?.count ? urlTo('basket') : shop}>
            {basket?.count ? 'Go to basket' : 'Start shopping'}
          </LinkButton>
        </div>
      )}
    </PageFrame>
  );
}
