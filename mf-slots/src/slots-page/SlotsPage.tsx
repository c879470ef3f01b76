import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
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
import { DayStrip } from './DayStrip';
import { FulfilmentChoice } from './FulfilmentChoice';
import { HeldSlot } from './HeldSlot';
import { SlotRows } from './SlotRows';
import styles from './SlotsPage.module.css';
import { requestedDay } from './slots.model';
import { useChosenDay } from './use-chosen-day';
import { useReserve } from './use-reserve';
import { useSlots } from './use-slots';

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
  return (
    <PageFrame width="single">
      <header className={styles.head}>
        <h1 tabIndex={-1}>Choose a time</h1>
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
      {slots.kind === 'read' && (
        <>
          {!isValid && <Notice kind="warning">{slotDateInvalid}</Notice>}
          <DayStrip days={days} date={day?.date} serverTime={slots.data.serverTime} onChoose={setChosenDay} />
          {day?.slots.length ? (
            <SlotRows
              day={day}
              heldId={slot?.slotId}
              pendingId={pendingId}
              currency={business.currency}
              onReserve={(chosen) => void reserve(chosen)}
            />
          ) : (
            <EmptyState title="No times on this day" art={<ClockIcon />}>
              <p>Try another day, or change between delivery and collection.</p>
            </EmptyState>
          )}
        </>
      )}
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
