import type { Deal } from '@storefront/api/entities/deal';
import type { ItemImages, MenuItem } from '@storefront/api/entities/menu-item';

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
  /** The deal that it takes part in; with no slug where only its words are known. */
  readonly deal: { readonly text: string; readonly slug?: string } | null;
  readonly unitPrice: string | null;
  readonly images: ItemImages;
  readonly hfss: boolean;
  readonly minimumAge: number | null;
  readonly outOfStock: boolean;
  /** One tap adds it: no options to choose and no age to confirm. */
  readonly quickAdd: boolean;
}

/**
 * What a card shows of an item.
 * @param deals those that came with the item, by which its deal's page is found
 */
export function cardItem(item: MenuItem, deals: readonly Pick<Deal, 'id' | 'slug'>[] = []): CardItem {
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    categorySlug: item.categorySlug,
    aisleSlug: item.aisleSlug,
    price: item.price,
    wasPrice: item.wasPrice,
    badge: item.badge?.text ?? null,
    deal: item.dealText ? { text: item.dealText, slug: deals.find(({ id }) => id === item.dealId)?.slug } : null,
    unitPrice: item.unitPrice,
    images: item.images,
    hfss: item.hfss,
    minimumAge: item.minimumAge,
    outOfStock: item.outOfStock,
    quickAdd: item.quickAdd && item.addToBasketType === 'direct',
  };
}
