import type { ItemImages, MenuItem } from '@storefront/api/entities/menu-item';
import { itemDaysText } from '@storefront/dates/item-days';

/** What a card shows of a menu item: a page of cards is written into its document, so nothing more goes along. */
export interface CardItem {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly categorySlug: string;
  readonly aisleSlug: string;
  readonly price: number;
  readonly wasPrice: number | null;
  readonly badge: string | null;
  /** The deal that it takes part in, and the page where it is explained. */
  readonly deal: { readonly text: string; readonly slug?: string } | null;
  readonly unitPrice: string | null;
  readonly images: ItemImages;
  readonly hfss: boolean;
  readonly minimumAge: number | null;
  readonly outOfStock: boolean;
  /** On which days it can come, where that is not every day: 'Not on Mondays'. */
  readonly days?: string;
  /** One tap adds it: no options to choose and no age to confirm. */
  readonly quickAdd: boolean;
}

/** What a card shows of an item. */
export function cardItem(item: MenuItem): CardItem {
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    categorySlug: item.categorySlug,
    aisleSlug: item.aisleSlug,
    price: item.price,
    wasPrice: item.wasPrice,
    badge: item.badge?.text ?? null,
    deal: item.dealText ? { text: item.dealText, slug: item.dealSlug ?? undefined } : null,
    unitPrice: item.unitPrice,
    images: item.images,
    hfss: item.hfss,
    minimumAge: item.minimumAge,
    outOfStock: item.outOfStock,
    days: itemDaysText(item, Date.now()),
    quickAdd: item.quickAdd && item.addToBasketType === 'direct',
  };
}
