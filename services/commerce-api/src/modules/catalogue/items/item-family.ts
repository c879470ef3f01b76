import type { ItemChoice, ItemFamily, VariantAttribute } from '@storefront/api/entities/item-family';
import type { CategoryIndex } from '../category-index';
import type { ShelfItem } from './items.repository';
import { unitPrice } from './unit-price';

interface Family {
  item: ShelfItem;
  /** All items of the family that the store lists, in the business's order. */
  members: readonly ShelfItem[];
  categories: CategoryIndex;
}

interface Variant {
  attribute: VariantAttribute;
  member: ShelfItem;
}

const attributeOf = ({ facts }: ShelfItem, name: string) => facts.variant.find((one) => one.name === name);

/** How many attributes two items share, apart from one. */
const likeness = (one: ShelfItem, other: ShelfItem, except: string): number =>
  one.facts.variant.filter(({ name, value }) => name !== except && attributeOf(other, name)?.value === value).length;

/** Every value of an attribute, each with the member that has it and is otherwise most like the item. */
function variantsOf({ item, members }: Family, name: string): Variant[] {
  const found = new Map<string, Variant>();
  for (const member of members) {
    const attribute = attributeOf(member, name);
    if (!attribute) continue;
    const known = found.get(attribute.value);
    if (!known || likeness(item, member, name) > likeness(item, known.member, name))
      found.set(attribute.value, { attribute, member });
  }
  // For its own value the item represents itself, even if another item matches equally well.
  const own = attributeOf(item, name);
  if (own) found.set(own.value, { attribute: own, member: item });
  return [...found.values()];
}

const sibling = ({ item, categories }: Family, { attribute, member }: Variant) => ({
  value: attribute.value,
  colour: attribute.colour,
  slug: member.facts.slug,
  categorySlug: categories.byId.get(member.facts.categoryId)?.slug ?? '',
  current: member.id === item.id,
});

/** The attributes of an item of which the store lists at least two values. */
function attributesWithChoice(family: Family) {
  return family.item.facts.variant.flatMap((attribute) => {
    const variants = variantsOf(family, attribute.name);
    return variants.length > 1 ? [{ attribute, variants }] : [];
  });
}

/** Whether two items differ in nothing but one attribute. */
const differsOnlyIn = (name: string, one: ShelfItem, other: ShelfItem): boolean =>
  likeness(one, other, name) === one.facts.variant.filter((attribute) => attribute.name !== name).length;

/** The family as a card shows it: the attribute with colours, else the first; null without a choice. */
export function familyOnCard(family: Family): ItemFamily | null {
  // A swatch changes the colour and nothing else, so other sizes in that colour are left out.
  const found = attributesWithChoice(family).flatMap(({ attribute, variants }) => {
    const alike = variants.filter(({ member }) => differsOnlyIn(attribute.name, family.item, member));
    return alike.length > 1 ? [{ attribute, variants: alike }] : [];
  });
  const shown = found.find(({ attribute }) => attribute.colour !== null) ?? found[0];
  if (!shown) return null;
  const { attribute, variants } = shown;
  return {
    name: attribute.name,
    count: variants.length,
    swatches: attribute.colour === null ? [] : variants.map((variant) => sibling(family, variant)),
  };
}

/** The choices between the items of a family, one per attribute. */
export function choicesOf(family: Family): ItemChoice[] {
  return attributesWithChoice(family).map(({ attribute, variants }) => ({
    name: attribute.name,
    values: variants.map((variant) => {
      const { facts, price, wasPrice, inStock } = variant.member;
      const { unitAmount, unitOf } = facts;
      return {
        ...sibling(family, variant),
        images: facts.images,
        price,
        wasPrice,
        unitPrice: unitPrice({ price, unitAmount, unitOf }),
        outOfStock: !inStock,
      };
    }),
  }));
}
