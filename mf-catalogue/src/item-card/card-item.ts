import type { ItemImages } from '@storefront/api/entities/item-images';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import { currentTime } from '@storefront/bus/current-time';
import { itemDaysText } from '@storefront/dates/item-days';
import { countText } from '@storefront/messages/count-text';
import { dayFields } from './day-fields';

/**
 * The card data of a menu item. It contains no more than that, because it is written into the document for every card.
 */
export interface CardItem {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly categorySlug: string;
  readonly aisleSlug: string;
  readonly price: number;
  readonly wasPrice: number | null;
  readonly badge: string | null;
  /** The item's deal and the URL of its page. */
  readonly deal: { readonly text: string; readonly slug?: string } | null;
  readonly unitPrice: string | null;
  /** For an item sold by weight: the grams of a typical one. */
  readonly typicalGrams?: number;
  readonly images: ItemImages;
  readonly hfss: boolean;
  readonly minimumAge: number | null;
  readonly outOfStock: boolean;
  /** How many are left, if few are. */
  readonly fewLeft?: number;
  /** The days on which it is available, if not every day: 'Not on Mondays'. */
  readonly days?: string;
  /** For a family with sizes: how many there are, '3 sizes'. */
  readonly sizes?: string;
  /** For a family with colours: each colour and its item. */
  readonly finishes?: {
    readonly label: string;
    readonly values: readonly {
      readonly name: string;
      readonly colour: string | null;
      readonly slug: string;
      readonly categorySlug: string;
    }[];
  };
  /** One tap adds it: no choice to make and no age to confirm. */
  readonly quickAdd: boolean;
}

/** Converts an item to its card data. */
export function cardItem(item: MenuItem): CardItem {
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    categorySlug: item.categorySlug,
    aisleSlug: item.aisleSlug,
    images: item.images,
    hfss: item.hfss,
    minimumAge: item.minimumAge,
    days: itemDaysText(item, currentTime()),
    ...dayFields(item),
    ...familyOf(item),
  };
}

/** What a card says about the other sizes or colours. */
function familyOf({ family }: MenuItem): Pick<CardItem, 'sizes' | 'finishes'> {
  if (!family) return {};
  if (family.swatches.length === 0) return { sizes: countText(family.count, 'size') };
  const values = family.swatches.map(({ value, colour, slug, categorySlug }) => ({
    name: value,
    colour,
    slug,
    categorySlug,
  }));
  return { finishes: { label: family.name, values } };
}
