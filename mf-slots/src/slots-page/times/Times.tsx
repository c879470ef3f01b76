import type { StoreDetails } from '@storefront/api/entities/store';
import type { TimeSlot } from '@storefront/api/entities/time-slot';
import type { Fulfilment } from '@storefront/bus/state.types';
import { dayLabel } from '@storefront/dates/plain';
import { fill } from '@storefront/messages/fill';
import { dayWithoutTimesNext } from '@storefront/messages/slots';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { Notice } from '@storefront/ui/notice';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import type { ComponentType, ReactNode } from 'react';
import { DayCalendar } from '../days/DayCalendar';
import { DayStrip } from '../days/DayStrip';
import { leaveTo } from '../leave-to';
import styles from '../SlotsPage.module.css';
import { nextFreeDay, noonOf, type SlotDay } from '../slots.model';
import type { WeekGridProps } from '../week/WeekGrid';
import { DayTimes } from './DayTimes';
import { NoTimes } from './NoTimes';

interface TimesProps {
  readonly store: StoreDetails;
  readonly view: 'days' | 'calendar';
  readonly method: Fulfilment;
  readonly days: readonly SlotDay[];
  readonly day: SlotDay | undefined;
  readonly serverTime: string;
  readonly heldId: number | undefined;
  readonly pendingId: number | undefined;
  /** On a wide screen. */
  readonly WeekGrid: ComponentType<WeekGridProps> | undefined;
  readonly links: ReactNode;
  readonly onReserve: (slot: TimeSlot) => void;
  readonly onDay: (date: string) => void;
  readonly onMethod: (method: Fulfilment) => void;
}

/** The times of a week as a grid on a wide screen, else the days and the times of the chosen one. */
export function Times({ store, view, method, days, day, WeekGrid, onDay, onMethod, ...rest }: TimesProps) {
  const { currency, brand } = usePageContext().business;
  const { serverTime } = rest;
  const rows = { ...rest, currency };
  const isRuled = findOrderLayout(brand).checkout === 'ruled';
  const inCalendar = view === 'calendar' || isRuled;
  const Days = inCalendar ? DayCalendar : DayStrip;
  const next = nextFreeDay(days, day);
  const dayOf = ({ date }: SlotDay) => dayLabel(noonOf(date), new Date(serverTime));
  const toDay = (date: string, label: string) => <Button onClick={() => leaveTo(() => onDay(date))}>{label}</Button>;
  const choice = days.length > 0 && (
    <Days
      days={days}
      date={day?.date}
      serverTime={serverTime}
      currency={currency}
      onChoose={onDay}
      wrap={view === 'calendar'}
    />
  );
  const noTimes = (of: SlotDay | undefined) => (
    <NoTimes
      store={store}
      method={method}
      day={of}
      next={next}
      serverTime={serverTime}
      toDay={toDay}
      toMethod={(other, label) => <Button onClick={() => leaveTo(() => onMethod(other))}>{label}</Button>}
    />
  );
  if (!WeekGrid || !day)
    return (
      <div className={styles.view}>
        <div className={isRuled ? styles.ruled : inCalendar ? `${styles.inCalendar} ${styles.boxed}` : styles.inStrip}>
          {choice}
          <DayTimes day={day} noTimes={noTimes(day)} {...rows} />
        </div>
      </div>
    );
  return (
    <div className={styles.view}>
      {view === 'calendar' && (
        <div className={isRuled ? styles.above : `${styles.above} ${styles.boxed}`}>{choice}</div>
      )}
      <WeekGrid
        days={days}
        date={day.date}
        marksDate={view === 'calendar'}
        onWeek={onDay}
        noTimes={
          next && store.state !== 'closed' ? (
            <Notice icon={<ClockIcon />} role="status" action={toDay(next.date, `See ${dayOf(next)}`)}>
              {fill(dayWithoutTimesNext, dayOf(next))}
            </Notice>
          ) : (
            noTimes(undefined)
          )
        }
        {...rows}
      />
    </div>
  );
}
