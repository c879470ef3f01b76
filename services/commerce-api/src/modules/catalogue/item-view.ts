import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { formatUnitPrice } from '@storefront/money/format-unit-price';
import type { CategoryIndex } from './category-index';
import type { DealIndex } from './deals.repository';
import type { ItemFacts, ListedItem, Listing, OptionRow, ShelfItem } from './items.repository';

interface Shelves {
  categories: CategoryIndex;
  deals: DealIndex;
}

const PER = { g: [100, '100g'], ml: [100, '100ml'], each: [1, 'each'] } as const;

/** The unit price, such as '85p/100g', from the pack's price and size. */
function unitPrice(item: Pick<ListedItem, 'price' | 'unitAmount' | 'unitOf'>): string | null {
  if (!item.unitAmount || !item.unitOf) return null;
  const [amount, name] = PER[item.unitOf];
  return formatUnitPrice((item.price * amount) / item.unitAmount, name);
}

function addToBasketType(item: ItemFacts): MenuItem['addToBasketType'] {
  if (item.minimumAge !== null) return 'age_restricted';
  return item.hasOptions ? 'options' : 'direct';
}

export function cardOf(
  facts: ItemFacts,
  { price, wasPrice, inStock }: Listing,
  { categories, deals }: Shelves,
): MenuItem {
  const type = addToBasketType(facts);
  const deal = deals.byItem.get(facts.id);
  return {
    id: facts.id,
    slug: facts.slug,
    name: facts.name,
    categoryImage: facts.categoryImage,
    badge: facts.badge,
    price,
    wasPrice,
    description: facts.description,
    outOfStock: !inStock,
    tags: facts.tags,
    addToBasketType: type,
    quickAdd: type === 'direct' && inStock,
    images: facts.images,
    ingredients: facts.ingredients,
    brand: facts.brand,
    unitPrice: unitPrice({ price, unitAmount: facts.unitAmount, unitOf: facts.unitOf }),
    hfss: facts.hfss,
    minimumAge: facts.minimumAge,
    availableDays: facts.availableDays,
    availableFrom: facts.availableFrom,
    dealId: deal?.id ?? null,
    dealText: deal?.text ?? null,
    dealSlug: deal?.slug ?? null,
    categoryId: facts.categoryId,
    categorySlug: categories.byId.get(facts.categoryId)?.slug ?? '',
    aisleSlug: categories.aisleOf(facts.categoryId)?.slug ?? '',
  };
}

/** An item's card, cached because it is shown often. */
export function menuItem(
  item: ShelfItem,
  catalogue: Shelves & { made: { cards: Map<ShelfItem, MenuItem> } },
): MenuItem {
  const { cards } = catalogue.made;
  const card = cards.get(item) ?? cardOf(item.facts, item, catalogue);
  cards.set(item, card);
  return card;
}

export function optionView(row: OptionRow): MenuItemOption {
  const { itemId: _itemId, position: _position, code: _code, ...option } = row;
  return option;
}

export function menuItemDetails(item: ListedItem, options: OptionRow[], shelves: Shelves): MenuItemDetails {
  return {
    ...cardOf(item, item, shelves),
    options: options.map(optionView),
    allergens: item.allergens,
    nutrition: item.nutrition,
    storage: item.storage,
    weight: item.weight,
    morePictures: item.morePictures,
  };
}
