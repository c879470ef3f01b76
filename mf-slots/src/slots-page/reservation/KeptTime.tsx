import type { KeptSlot } from '@storefront/api/entities/weekly-slot';
import { dateLabel, slotLabel, timeLabel } from '@storefront/dates/plain';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { Notice } from '@storefront/ui/notice';
import type { ReactNode } from 'react';

/** The place that waits for a member every week, with the button that takes it. */
export function KeptTime({ kept, action }: { kept: KeptSlot; action: ReactNode }) {
  const [start, end, until] = [kept.startDate, kept.endDate, kept.keptUntil].map((instant) => new Date(instant));
  if (!start || !end || !until) return null;
  return (
    <Notice icon={<ClockIcon />} role="status" action={action}>
      <b>Your weekly time:</b> {dateLabel(start)}, {slotLabel(start, end)} is kept for you until {dateLabel(until)} at{' '}
      {timeLabel(until)}.
    </Notice>
  );
}
