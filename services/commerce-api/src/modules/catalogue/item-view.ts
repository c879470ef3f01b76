import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { formatUnitPrice } from '@storefront/money/format-unit-price';
import type { CategoryIndex } from './category-index';
import type { DealIndex } from './deals.repository';
import type { ListedItem, OptionRow, ShelfItem } from './items.repository';

interface Shelves {
  categories: CategoryIndex;
  deals: DealIndex;
}

const PER = { g: [100, '100g'], ml: [100, '100ml'], each: [1, 'each'] } as const;

/** '85p/100g', from the pack's price and how much is in it. */
export function unitPrice(item: Pick<ListedItem, 'price' | 'unitAmount' | 'unitOf'>): string | null {
  if (!item.unitAmount || !item.unitOf) return null;
  const [amount, name] = PER[item.unitOf];
  return formatUnitPrice((item.price * amount) / item.unitAmount, name);
}

function addToBasketType(item: ShelfItem): MenuItem['addToBasketType'] {
  if (item.minimumAge !== null) return 'age_restricted';
  return item.hasOptions ? 'options' : 'direct';
}

export function menuItem(item: ShelfItem, { categories, deals }: Shelves): MenuItem {
  const type = addToBasketType(item);
  const deal = deals.byItem.get(item.id);
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    categoryImage: item.categoryImage,
    badge: item.badge,
    price: item.price,
    wasPrice: item.wasPrice,
    description: item.description,
    outOfStock: !item.inStock,
    tags: item.tags,
    addToBasketType: type,
    quickAdd: type === 'direct' && item.inStock,
    images: item.images,
    ingredients: item.ingredients,
    brand: item.brand,
    unitPrice: unitPrice(item),
    hfss: item.hfss,
    minimumAge: item.minimumAge,
    dealId: deal?.id ?? null,
    dealText: deal?.text ?? null,
    categoryId: item.categoryId,
    categorySlug: categories.byId.get(item.categoryId)?.slug ?? '',
    aisleSlug: categories.aisleOf(item.categoryId)?.slug ?? '',
  };
}

export function optionView(row: OptionRow): MenuItemOption {
  const { itemId: _itemId, position: _position, code: _code, ...option } = row;
  return option;
}

export function menuItemDetails(item: ListedItem, options: OptionRow[], shelves: Shelves): MenuItemDetails {
  return {
    ...menuItem(item, shelves),
    options: options.map(optionView),
    allergens: item.allergens,
    nutrition: item.nutrition,
    storage: item.storage,
    weight: item.weight,
  };
}
