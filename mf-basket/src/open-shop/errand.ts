import type { ChosenValue } from '@storefront/api/entities/basket';
import type { StoreState } from '@storefront/bus/state.types';
import type { Business } from '@storefront/remote-kit/business.types';
import { fillPath } from '@storefront/routes/fill-path';

/** An addition in the words of its request. */
interface Addition {
  readonly menuItem: {
    readonly id: number;
    readonly quantity?: number;
    readonly options?: readonly ChosenValue[];
    readonly shownPrice?: number;
  };
  readonly ageConfirmed?: boolean;
}

/** Whether a place is asked for before something is added: in an open shop, at the store that visitors see. */
export const needsPlace = (
  { openShop }: Pick<Business, 'openShop'>,
  storeId: number,
  chosen: Pick<StoreState, 'id'> | null,
): boolean => !chosen && openShop?.id === storeId;

/**
 * What the search for stores adds once a store is chosen, as fields of its form. A text for an option is left out,
 * because they are passed in a URL: the shopper then adds the item on its page.
 * @param from the page to return to
 */
export function addingErrand(
  { menuItem, ageConfirmed }: Addition,
  intent: string,
  from: string | undefined,
): Record<string, string> {
  const { id, quantity = 1, options, shownPrice } = menuItem;
  return {
    add: String(id),
    quantity: String(quantity),
    ...Object.fromEntries(
      (options ?? []).map(({ optionId, valueId }) => [`option:${optionId}:${valueId}`, `${valueId}`]),
    ),
    ...(shownPrice !== undefined && { price: String(shownPrice) }),
    ...(options?.length === 0 && { choice: '-' }),
    ...(options?.some(({ text, quantity: times = 1 }) => text || times > 1) && { check: 'true' }),
    ...(ageConfirmed && { ageConfirmed: 'true' }),
    intent,
    ...(from && { from }),
  };
}

/** The errand of several items, such as those of a deal: its page, filled in as it was. */
export function returningErrand(
  from: string | undefined,
  filledIn: Readonly<Record<string, string>>,
): Record<string, string> {
  return from ? { from: fillPath(from.split('?')[0] ?? '/', {}, filledIn), check: 'true' } : {};
}

/** The quantities of several items, as fields of a deal's form. */
export const pickedFields = (menuItems: readonly { readonly id: number; readonly quantity?: number }[]) =>
  Object.fromEntries(menuItems.map(({ id, quantity = 1 }) => [`item:${id}`, String(quantity)]));
