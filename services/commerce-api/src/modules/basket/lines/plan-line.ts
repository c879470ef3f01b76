import type { BasketMenuItem, ChosenValue } from '@storefront/api/entities/basket';
import { defaultChoice, findOptionFaults } from '@storefront/api/option-rules';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { Business } from '../../businesses/businesses.repository';
import { isOnDay } from '../../catalogue/items/item-days';
import { optionView } from '../../catalogue/items/item-view';
import type { CatalogueItem, Listing, OptionRow } from '../../catalogue/items/items.repository';
import type { LineRow } from '../basket.repository';
import { optionsKey } from '../prices/price-basket';
import { assertWithinLimits } from './basket-limits';

/** Validates chosen options against the item's option groups; without a choice it returns the default one. */
export function chosenOptions(
  options: readonly OptionRow[],
  chosen: readonly ChosenValue[] | undefined,
): ChosenValue[] {
  const groups = options.map(optionView);
  const choice = chosen ? [...chosen] : defaultChoice(groups);
  const faults = findOptionFaults(groups, choice);
  if (faults.length === 0) return choice;
  const errors = faults.map(({ optionId, code }) => ({ path: `options.${optionId}`, message: code, code }));
  throw refuse('options_invalid', undefined, errors);
}

/** What decides whether an item can be added to a basket. */
export interface LinePlanning {
  business: Business;
  basketId: number;
  lines: readonly LineRow[];
  /** Undefined for an item that does not exist. */
  item: CatalogueItem | undefined;
  /** Undefined when the basket's store does not list the item. */
  listing: Listing | undefined;
  /** The day of the held slot, if there is one. */
  day: string | undefined;
  /** The shopper has just confirmed their age. */
  ageConfirmed: boolean;
  /** The age that they confirmed for this item before. */
  confirmedAge?: number;
}

/**
 * The line that holds a requested item: a new one, or the line with the same options, increased. Writes nothing; the
 * substitute is left as it is.
 * @throws Problem item_not_found, item_unavailable, item_not_on_day, age_restricted, options_invalid, or a limit
 */
export function planLine(requested: BasketMenuItem, planning: LinePlanning): LineRow {
  const { business, basketId, lines, item, listing, day, ageConfirmed, confirmedAge = 0 } = planning;
  if (!item || !listing || item.facts.businessId !== business.id) throw refuse('item_not_found', 'Product not found');
  const { facts } = item;
  if (!listing.inStock) throw refuse('item_unavailable', 'Item is no longer available.');
  if (day !== undefined && !isOnDay(facts, day))
    throw refuse('item_not_on_day', `Not available on ${day}, the day of the slot`);
  const ofItem = lines.filter(({ itemId }) => itemId === facts.id);
  const knownAge = Math.max(confirmedAge, ...ofItem.map((line) => line.confirmedAge ?? 0));
  if (facts.minimumAge !== null && !ageConfirmed && knownAge < facts.minimumAge)
    throw refuse('age_restricted', `You must be at least ${facts.minimumAge} to purchase this item`);
  const more = requested.quantity ?? 1;
  const options = chosenOptions(item.options, requested.options);
  assertWithinLimits(business, lines, { itemId: facts.id, more, stock: listing.stock });
  const key = optionsKey(options);
  const same = ofItem.find((line) => line.optionsKey === key);
  const instructions = requested.instructions ?? same?.instructions ?? null;
  if (same) return { ...same, quantity: same.quantity + more, instructions, confirmedAge: facts.minimumAge };
  return {
    id: newId(),
    basketId,
    itemId: facts.id,
    quantity: more,
    options,
    optionsKey: key,
    substitution: 'refuse',
    substitute: null,
    instructions,
    seenUnitTotal: requested.shownPrice ?? null,
    seenAvailable: 1,
    absenceAccepted: false,
    joined: false,
    confirmedAge: facts.minimumAge,
  };
}
