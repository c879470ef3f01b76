import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import type { CategoryIndex } from '../category-index';
import type { DealIndex } from '../deals.repository';
import { familyMembers, type StoreShelf } from '../store-shelf';
import { alcoholOf } from './alcohol';
import { choicesOf, familyOnCard } from './item-family';
import type { ItemFacts, ListedItem, Listing, OptionRow, ShelfItem } from './items.repository';
import { needsChoice } from './needs-choice';
import { unitPrice } from './unit-price';

/** From this number on, shoppers see how many are left. */
export const FEW_LEFT = 5;

/** What a card takes of memory; its texts are those of the item's facts. */
export const CARD_BYTES = 500;

interface Shelves {
  categories: CategoryIndex;
  deals: DealIndex;
}

/** Of an item sold by weight, a kilogram. */
const unitOf = ({ typicalGrams, unitAmount, unitOf: unit }: ItemFacts) =>
  typicalGrams === null ? { unitAmount, unitOf: unit } : { unitAmount: typicalGrams, unitOf: 'kg' as const };

function addToBasketType(item: ItemFacts): MenuItem['addToBasketType'] {
  if (item.minimumAge !== null) return 'age_restricted';
  return item.needsChoice ? 'options' : 'direct';
}

interface Catalogue extends Shelves {
  shelf: StoreShelf;
}

/** The fields of an item that do not depend on what else the store lists. */
export function cardOf(
  facts: ItemFacts,
  { price, wasPrice, inStock, stock }: Listing,
  { categories, deals }: Shelves,
): Omit<MenuItem, 'family'> {
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
    fewLeft: inStock && stock !== null && stock <= FEW_LEFT ? stock : null,
    tags: facts.tags,
    addToBasketType: type,
    quickAdd: type === 'direct' && inStock,
    images: facts.images,
    ingredients: facts.ingredients,
    brand: facts.brand,
    unitPrice: unitPrice({ price, ...unitOf(facts) }),
    typicalGrams: facts.typicalGrams,
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

const familyIn = ({ shelf, categories }: Catalogue, item: ShelfItem) => ({
  item,
  members: familyMembers(shelf, item),
  categories,
});

/** An item's card. */
export const menuItem = (item: ShelfItem, catalogue: Catalogue): MenuItem => ({
  ...cardOf(item.facts, item, catalogue),
  family: familyOnCard(familyIn(catalogue, item)),
});

export function optionView(row: OptionRow): MenuItemOption {
  const { itemId: _itemId, position: _position, code: _code, ...option } = row;
  return option;
}

/**
 * An item as on its own page.
 * @param onShelf the same item on the catalogue's shelf
 */
export function menuItemDetails(
  item: ListedItem,
  onShelf: ShelfItem,
  options: OptionRow[],
  catalogue: Catalogue,
): MenuItemDetails {
  return {
    ...cardOf({ ...item, needsChoice: needsChoice(options) }, item, catalogue),
    choices: choicesOf(familyIn(catalogue, onShelf)),
    options: options.map(optionView),
    allergens: item.allergens,
    nutrition: item.nutrition,
    nutritionPer: item.unitOf === 'ml' ? '100 ml' : '100 g',
    storage: item.storage,
    weight: item.weight,
    facts: item.facts,
    alcohol: alcoholOf(item),
    portion: item.portion,
    morePictures: item.morePictures,
  };
}
