import { formatMoney } from '@storefront/money/format-money';

/** What a changed order costs beside the order that it replaces. @param before in pence, as `now` */
export function differenceText(before: number, now: number, currency: string): string {
  const money = (amount: number) => formatMoney(amount, { currency });
  const paid = `You pay ${money(now)} for the changed order and nothing for the old one`;
  if (now === before) return `${paid}: the same as before.`;
  return `${paid}: ${money(Math.abs(now - before))} ${now > before ? 'more' : 'less'} than before.`;
}
