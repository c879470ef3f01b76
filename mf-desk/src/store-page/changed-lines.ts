import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { formatMoney } from '@storefront/money/format-money';
import { WEEKDAYS } from '../calendar/weekdays';

type Hours = { readonly opens: string; readonly closes: string } | null | undefined;

const hoursText = (hours: Hours): string => (hours ? `${hours.opens} to ${hours.closes}` : 'closed');

const line = (name: string, now: string, before: string): string[] =>
  now === before ? [] : [`${name}: ${now}. It was ${before}.`];

/** The days whose hours somebody else has changed, each with both sides. */
export function changedHours(before: StoreSettings, now: StoreSettings): string[] {
  const weekday = ({ openingHours }: StoreSettings, day: number) =>
    hoursText(openingHours.find((one) => one.day === day));
  const special = ({ specialDays }: StoreSettings, date: string) => {
    const found = specialDays.find((one) => one.date === date);
    return found ? hoursText(found.hours) : 'as its weekday';
  };
  const dates = [...new Set([...before.specialDays, ...now.specialDays].map(({ date }) => date))].sort();
  return [
    ...WEEKDAYS.flatMap((name, day) => line(name, weekday(now, day), weekday(before, day))),
    ...dates.flatMap((date) => line(date, special(now, date), special(before, date))),
  ];
}

/** The terms of an order that somebody else has changed, each with both sides. */
export function changedTerms(before: StoreSettings, now: StoreSettings, currency: string): string[] {
  const money = (minor: number | null) => (minor === null ? 'no amount' : formatMoney(minor, { currency }));
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
  return [
    ...line('Smallest order', money(now.minimumSpend), money(before.minimumSpend)),
    ...line('Delivery is free from', money(now.freeDeliveryFrom), money(before.freeDeliveryFrom)),
    ...line('Days ahead', String(now.orderDaysInAdvance), String(before.orderDaysInAdvance)),
    ...line('Orders without an account', yesOrNo(now.guestCheckout), yesOrNo(before.guestCheckout)),
  ];
}
