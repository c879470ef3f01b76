import type { StoreDetails } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import { dayLabel } from '@storefront/dates/plain';
import { storeClosed } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import {
  dayWithoutTimes,
  dayWithoutTimesNext,
  fullDay,
  methodWithoutTimes,
  methodWithoutTimesNext,
  methodWithoutTimesOther,
} from '@storefront/messages/slots';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import type { ReactNode } from 'react';
import { noonOf, type SlotDay } from '../slots.model';

const OTHER = { delivery: 'collection', collection: 'delivery' } as const;

const otherStore = <LinkButton href={urlTo('stores-near-by')}>Choose another store</LinkButton>;

interface NoTimesProps {
  readonly store: Pick<StoreDetails, 'name' | 'state' | 'openingHours' | 'fulfilment' | 'nextSlots'>;
  readonly method: Fulfilment;
  /** The day without a free time; undefined if the store has no days at all. */
  readonly day: SlotDay | undefined;
  /** The next day with a free time. */
  readonly next: SlotDay | undefined;
  readonly serverTime: string;
  /** What leads to a day: a button, or a link before any script. */
  readonly toDay: (date: string, label: string) => ReactNode;
  readonly toMethod: (method: Fulfilment, label: string) => ReactNode;
}

/** Why there is no time to choose, and the way to the next one: a day, the other method or another store. */
export function NoTimes({ store, method, day, next, serverTime, toDay, toMethod }: NoTimesProps) {
  const dayOf = ({ date }: SlotDay) => dayLabel(noonOf(date), new Date(serverTime));
  if (store.state === 'closed')
    return (
      <EmptyState title={storeClosed} art={<ClockIcon />} action={otherStore}>
        <p>{store.openingHours}.</p>
      </EmptyState>
    );
  // Its times are shown below.
  if (day?.slots.length && next)
    return (
      <Notice icon={<ClockIcon />} role="status" action={toDay(next.date, `See ${dayOf(next)}`)}>
        <b>{fullDay}.</b> {fill(dayWithoutTimesNext, dayOf(next))}
      </Notice>
    );
  const title = !day ? fill(methodWithoutTimes, store.name, method) : day.slots.length ? fullDay : dayWithoutTimes;
  if (next)
    return (
      <EmptyState title={title} art={<ClockIcon />} action={toDay(next.date, `See ${dayOf(next)}`)}>
        <p>{fill(dayWithoutTimesNext, dayOf(next))}</p>
      </EmptyState>
    );
  const other = OTHER[method];
  if (store.fulfilment.includes(other) && store.nextSlots[other])
    return (
      <EmptyState title={title} art={<ClockIcon />} action={toMethod(other, `See times for ${other}`)}>
        <p>{fill(methodWithoutTimesOther, other)}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={title} art={<ClockIcon />} action={otherStore}>
      <p>{methodWithoutTimesNext}</p>
    </EmptyState>
  );
}
