import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { StoreDetails } from '@storefront/api/entities/store';
import { formatMoney } from '@storefront/money/format-money';
import type { Business } from '@storefront/remote-kit/business.types';
import { type MarkedPart, markedParts } from './marked-parts';

/** A section of an item's page below its picture: a text, or a table. */
export interface ItemSection {
  readonly title: string;
  readonly text?: readonly MarkedPart[];
  readonly note?: string;
  /** The headings of a table's columns; without them the rows are names and values. */
  readonly head?: readonly string[];
  readonly rows?: readonly (readonly [name: string, ...values: string[]])[];
}

type Shown = Pick<Business, 'copy' | 'currency'>;

/** Description, facts, ingredients, nutrition, storage, delivery and returns, in the order in which shoppers ask. */
export function itemSections(item: MenuItemDetails, store: StoreDetails, business: Shown): ItemSection[] {
  const sections: (ItemSection | false)[] = [
    { title: 'Description', text: markedParts(item.description) },
    details(item),
    item.ingredients !== null && {
      title: 'Ingredients',
      text: markedParts(item.ingredients),
      ...(item.allergens.length > 0 && { note: `Allergens are in bold: ${item.allergens.join(', ')}.` }),
    },
    nutrition(item),
    item.storage !== null && {
      title: business.copy.storageTitle ?? 'Storage',
      text: markedParts(item.storage),
    },
    deliveryAndReturns(store, business),
  ];
  return sections.filter((section) => section !== false);
}

function details({ facts, alcohol }: MenuItemDetails): ItemSection | false {
  const rows: [string, string][] = facts.map(({ name, value }) => [name, value]);
  if (alcohol) rows.push(['Alcohol', `${alcohol.percent}% ABV`]);
  if (alcohol?.units) rows.push(['UK units', String(alcohol.units)]);
  return rows.length > 0 && { title: 'Details', rows };
}

function nutrition({ nutrition: values, nutritionPer, portion }: MenuItemDetails): ItemSection | false {
  if (values.length === 0) return false;
  return {
    title: 'Nutrition',
    head: ['Typical values', `Per ${nutritionPer}`, ...(portion ? [portion] : [])],
    rows: values.map(({ name, per100, perPortion }) => [name, per100, ...(portion ? [perPortion ?? ''] : [])]),
  };
}

function deliveryAndReturns(store: StoreDetails, { copy, currency }: Shown): ItemSection | false {
  const money = (amount: number) => formatMoney(amount, { currency });
  const { fulfilment, freeDeliveryFrom, minimumSpend } = store;
  const delivery = [
    // The fee is that of the next time; another may cost less.
    store.deliveryFee === null ? undefined : store.deliveryFee === 0 ? 'Free' : 'Priced by the time',
    freeDeliveryFrom === null ? undefined : `free when you spend ${money(freeDeliveryFrom)}`,
    minimumSpend > 0 ? `minimum spend ${money(minimumSpend)}` : undefined,
  ].filter((part) => part !== undefined);
  const rows: [string, string][] = [];
  if (fulfilment.includes('delivery') && delivery.length > 0) rows.push(['Delivery', delivery.join(', ')]);
  if (fulfilment.includes('collection')) rows.push(['Collection', `From ${store.name}, ${store.address.postcode}`]);
  if (copy.returns) rows.push(['Returns', copy.returns]);
  return rows.length > 0 && { title: 'Delivery and returns', rows };
}
