import type { DeskItem, StoreItemValues } from '@storefront/api/entities/desk/desk-item';
import { formatMoney } from '@storefront/money/format-money';

export type SaleState = 'sold' | 'out' | 'off';

/** What an item is to shoppers of the store. */
export function saleState({ inStock, stock }: Pick<DeskItem, 'inStock' | 'stock'>): SaleState {
  if (!inStock) return 'off';
  return stock === 0 ? 'out' : 'sold';
}

export const saleNames: Readonly<Record<SaleState, string>> = { sold: 'On sale', out: 'Out of stock', off: 'Off sale' };

/** 'Aisle 4, bay 2, shelf 3'. */
export const placeText = (place: DeskItem['place'] | undefined): string =>
  place
    ? [`Aisle ${place.aisle}`, place.bay && `bay ${place.bay}`, place.shelf && `shelf ${place.shelf}`]
        .filter(Boolean)
        .join(', ')
    : 'No place';

const stockText = (stock: number | null): string => (stock === null ? 'Not counted' : String(stock));

/** Monday first, as weeks are read; 0 is Sunday. */
export const WEEKDAYS = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const;

/** 'Every day', or 'Mon, Tue'. */
export const daysText = (days: DeskItem['availableDays']): string =>
  days === null
    ? 'Every day'
    : WEEKDAYS.filter(([day]) => days.includes(day))
        .map(([, name]) => name)
        .join(', ');

interface PartText {
  readonly label: string;
  readonly text: string;
}

/** The parts of a change in words, one after the other. */
export function partTexts(values: StoreItemValues, currency: string): PartText[] {
  const money = (minor: number) => formatMoney(minor, { currency });
  const { price, wasPrice, inStock, stock, place } = values;
  return [
    ...(price === undefined ? [] : [{ label: 'Price', text: money(price) }]),
    ...(wasPrice === undefined ? [] : [{ label: 'Was', text: wasPrice === null ? 'not reduced' : money(wasPrice) }]),
    ...(stock === undefined ? [] : [{ label: 'Stock', text: stockText(stock) }]),
    ...(inStock === undefined ? [] : [{ label: 'Sale', text: inStock ? 'On sale' : 'Off sale' }]),
    ...(place === undefined ? [] : [{ label: 'Place', text: placeText(place) }]),
  ];
}

/** A change in one line: 'Price £2.50 → £2.60'. */
export function changeText(before: StoreItemValues, after: StoreItemValues, currency: string): string {
  const [old, now] = [partTexts(before, currency), partTexts(after, currency)];
  return now.map(({ label, text }, at) => `${label} ${old[at]?.text ?? ''} → ${text}`).join('; ');
}
