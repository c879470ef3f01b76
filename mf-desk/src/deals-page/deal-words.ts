import type { DealKind } from '@storefront/api/entities/deal';
import type { DealValues } from '@storefront/api/entities/desk/desk-deal';
import { formatMoney } from '@storefront/money/format-money';
import { minuteLabel } from '../content-pieces/local-minute';

export const kindNames: Readonly<Record<DealKind, string>> = {
  multi_buy: 'Several for a price',
  bundle: 'A choice of each for a price',
  percentage: 'Per cent off',
  fixed: 'An amount off',
};

export interface DealRule {
  readonly kind: DealKind;
  readonly values: DealValues;
  readonly itemCount: number;
  /** How many sections a bundle chooses from. */
  readonly sectionCount: number;
}

const goodsOf = (count: number): string => (count === 1 ? 'one item' : `${count.toLocaleString('en-GB')} items`);

/** The rule of a deal in a sentence: 'Any 2 of 6 items cost £4.00 together, as often as they fit.' */
export function dealSentence({ kind, values, itemCount, sectionCount }: DealRule, currency: string): string {
  const { price, quantity, percent, amount, minimumSpend } = values;
  const money = (minor: number | null) => formatMoney(minor ?? 0, { currency });
  const goods = goodsOf(itemCount);
  const several = quantity !== null && quantity > 1;
  if (kind === 'multi_buy')
    return price === null
      ? `Of any ${quantity ?? 0} of ${goods}, the cheapest one is free, as often as they fit.`
      : `Any ${quantity ?? 0} of ${goods} cost ${money(price)} together, as often as they fit.`;
  if (kind === 'bundle') return `One of each of ${sectionCount} choices cost ${money(price)} together.`;
  const off = kind === 'percentage' ? `${percent ?? 0}%` : money(amount);
  const from = minimumSpend ? ` from ${money(minimumSpend)}` : '';
  const least = several ? ` when at least ${quantity} are bought` : '';
  return `${off} off ${goods}${from}${least}.`;
}

/** When a deal applies: 'From Tue 1 Dec, 12am'. */
export function dealTimesText({ startsAt, endsAt }: Pick<DealValues, 'startsAt' | 'endsAt'>): string {
  if (startsAt && endsAt) return `${minuteLabel(startsAt)} to ${minuteLabel(endsAt)}`;
  if (startsAt) return `From ${minuteLabel(startsAt)}`;
  return endsAt ? `Until ${minuteLabel(endsAt)}` : 'Always';
}

const FIELDS: readonly [keyof DealValues, string][] = [
  ['name', 'Name'],
  ['text', 'Card'],
  ['description', 'Conditions'],
  ['price', 'Price'],
  ['quantity', 'Number'],
  ['percent', 'Per cent'],
  ['amount', 'Amount'],
  ['minimumSpend', 'Smallest basket'],
  ['startsAt', 'Start'],
  ['endsAt', 'End'],
];
const MONEY: readonly (keyof DealValues)[] = ['price', 'amount', 'minimumSpend'];

/** What a change of a deal did: 'Price: £4.25 to £4.00'. */
export function dealChangeText(
  { before, after }: { before: DealValues | null; after: DealValues },
  currency: string,
): string {
  if (before === null) return 'Added';
  const text = (field: keyof DealValues, value: string | number | null) => {
    if (value === null || value === '') return 'none';
    if (MONEY.includes(field)) return formatMoney(Number(value), { currency });
    return field === 'startsAt' || field === 'endsAt' ? minuteLabel(String(value)) : String(value);
  };
  return FIELDS.filter(([field]) => before[field] !== after[field])
    .map(([field, name]) => `${name}: ${text(field, before[field])} to ${text(field, after[field])}`)
    .join('; ');
}
