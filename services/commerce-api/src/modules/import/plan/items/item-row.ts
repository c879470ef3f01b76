import type { ItemImages } from '@storefront/api/entities/item-images';
import type { Badge } from '@storefront/api/entities/menu-item';
import { contrastRatio } from '@storefront/ui/themes/contrast';
import type { items } from '../../../../database/schema/catalogue';
import { plain } from '../../../catalogue/plain-text';
import { NO_PICTURE } from '../../columns/look-columns';
import type { itemsFile } from '../../files/items-file';
import type { NamedRow } from '../named-rows';
import type { PlanContext } from '../plan-context';
import type { ItemHandle } from '../shop';
import { valueOrDefault, valueOrNull } from '../table-writes';
import { nutritionOf } from './nutrition-of';
import { variantOf } from './variant-of';

export type FullItem = typeof items.$inferSelect;
/** An item as it is compared and written; its search words are added when it is written. */
export type ItemRow = Omit<FullItem, 'search'>;
export type NamedItem = NamedRow<typeof itemsFile.columns, ItemHandle>;

/** Contrast that WCAG 2 AA requires for small text. */
const MIN_CONTRAST = 4.5;
/** Ten tonnes or ten thousand litres: more is a mistake in the unit. */
const MAX_UNITS = 10_000_000;

/** Units of the unit price: how many of them make one of the cell's unit. */
const UNITS = {
  g: ['g', 1],
  kg: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  each: ['each', 1],
} as const;

function imagesOf(picture: string): ItemImages {
  const url = (file: string) => `/pictures/${picture}/${file}.webp`;
  return {
    originals: url('original'),
    mdpi_1x: url('mdpi_1x'),
    xhdpi_2x: url('xhdpi_2x'),
    xxhdpi_3x: url('xxhdpi_3x'),
  };
}

function badgeOf({ problems }: PlanContext, { row }: NamedItem, was: Badge | null | undefined): Badge | null {
  const { badge_text, badge_colour, badge_background } = row.values;
  const text = valueOrNull(badge_text, was?.text);
  if (text === null) return null;
  const badge = {
    text,
    color: valueOrDefault(badge_colour, was?.color, '#ffffff'),
    backgroundColor: valueOrDefault(badge_background, was?.backgroundColor, '#1f5132'),
  };
  const hasColours = badge_colour !== undefined || badge_background !== undefined;
  if (hasColours && contrastRatio(badge.color, badge.backgroundColor) < MIN_CONTRAST)
    problems.add(
      'items',
      row.row,
      'badge_colour',
      `${badge.color} on ${badge.backgroundColor} is hard to read; take a darker or a lighter one`,
    );
  return badge;
}

type Unit = Pick<ItemRow, 'unitAmount' | 'unitOf'>;

function unitOf({ problems }: PlanContext, { row }: NamedItem, was: Unit | undefined): Unit {
  const { unit_amount: amount, unit_of: of } = row.values;
  const kept = { unitAmount: was?.unitAmount ?? null, unitOf: was?.unitOf ?? null };
  if ((amount === undefined && of === undefined) || row.faulty.has('unit_amount') || row.faulty.has('unit_of'))
    return kept;
  if (amount == null && of == null) return { unitAmount: null, unitOf: null };
  if (amount == null || of == null) {
    problems.add(
      'items',
      row.row,
      amount == null ? 'unit_amount' : 'unit_of',
      'must be given together with the other of unit_amount and unit_of',
    );
    return kept;
  }
  const [unit, factor] = UNITS[of];
  const size = (amount * factor) / 1000;
  if (!Number.isSafeInteger(size) || size > MAX_UNITS)
    problems.add(
      'items',
      row.row,
      'unit_amount',
      `${amount / 1000} ${of} is not a whole number of ${unit}; use a smaller unit`,
    );
  return { unitAmount: size, unitOf: unit };
}

/** The id of the item's category; 0 when it has none, which is reported as a problem. */
function categoryOf({ categories, problems }: PlanContext, { row, existing }: NamedItem): number {
  const { category } = row.values;
  if (category === undefined) return existing?.categoryId ?? 0;
  const id = categories.idOf(category);
  if (id === undefined) problems.add('items', row.row, 'category', categories.unknown(category));
  return typeof id === 'number' ? id : 0;
}

/** Seven days mean every day. */
function daysOf(said: number[] | null | undefined, was: number[] | null | undefined): number[] | null {
  const days = valueOrNull(said, was);
  return days?.length === 7 ? null : days;
}

interface ItemParts {
  slug: string;
  /** The position of a row that has none and names none. */
  last: number;
  hasOptions: boolean;
}

/** The item after the import: the row's values, else the stored ones. */
export function itemRow(context: PlanContext, named: NamedItem, was: FullItem | undefined, parts: ItemParts): ItemRow {
  const { id, code, row } = named;
  const { values } = row;
  const name = valueOrDefault(values.name, was?.name, '');
  return {
    id,
    businessId: context.business.id,
    code,
    gtin: valueOrNull(values.gtin, was?.gtin),
    categoryId: categoryOf(context, named),
    slug: parts.slug,
    name,
    brand: valueOrNull(values.brand, was?.brand),
    description: valueOrDefault(values.description, was?.description, ''),
    badge: badgeOf(context, named, was?.badge),
    tags: valueOrDefault(values.tags, was?.tags, []),
    images:
      values.picture === undefined ? (was?.images ?? imagesOf(NO_PICTURE)) : imagesOf(values.picture ?? NO_PICTURE),
    categoryImage: was?.categoryImage ?? null,
    ingredients: valueOrNull(values.ingredients, was?.ingredients),
    allergens: valueOrDefault(values.allergens, was?.allergens, []),
    ...nutritionOf(context, named, was),
    facts: valueOrDefault(values.facts, was?.facts, []),
    abv: valueOrNull(values.alcohol, was?.abv),
    storage: valueOrNull(values.storage, was?.storage),
    weight: valueOrNull(values.weight, was?.weight),
    ...unitOf(context, named, was),
    hfss: valueOrDefault(values.hfss, was?.hfss, false),
    vatClass: valueOrDefault(values.vat, was?.vatClass, 'standard'),
    typicalGrams: valueOrNull(values.typical_grams, was?.typicalGrams),
    zone: valueOrDefault(values.zone, was?.zone, 'ambient'),
    minimumAge: valueOrNull(values.minimum_age, was?.minimumAge),
    hasOptions: parts.hasOptions,
    availableDays: daysOf(values.available_days, was?.availableDays),
    availableFrom: valueOrNull(values.available_from, was?.availableFrom),
    morePictures: values.more_pictures?.map(imagesOf) ?? was?.morePictures ?? [],
    ...variantOf(context, named, was),
    position: valueOrDefault(values.position, was?.position, parts.last + row.row),
    plainName: plain(name),
  };
}
