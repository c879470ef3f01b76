import { formatMoney } from '@storefront/money/format-money';

/** What a changed order costs beside what it did. @param before in pence, as `now` */
export function differenceText(before: number, now: number, currency: string): string {
  if (now === before) return 'The same';
  return `${formatMoney(Math.abs(now - before), { currency })} ${now > before ? 'more' : 'less'}`;
}
