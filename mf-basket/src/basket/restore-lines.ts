import type { ApiClient } from '@storefront/api/client';
import { ITEMS_AT_ONCE_MAX } from '@storefront/api/constants';
import type { Basket, BasketLine } from '@storefront/api/entities/basket';
import { basketRestoreFailed, linesNotRestored, substituteNotRestored } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { textForCode } from '@storefront/messages/text-for-code';
import { applyBasket } from './basket.state';
import { chosenValues } from './chosen-values';
import { ownSubstitute } from './own-substitute';
import { rejectionTexts } from './rejection-texts';

type Place = Pick<Basket, 'basketToken' | 'storeId' | 'fulfilmentMethod'>;

const lineAgain = (line: BasketLine) => ({
  id: line.menuItem.id,
  quantity: line.quantity,
  options: chosenValues(line.options),
  substitute: ownSubstitute(line),
  ...(line.instructions && { instructions: line.instructions }),
});

/** The items whose names are listed in one text. */
const listed = (names: readonly string[]) => names.join(', ');

/**
 * Puts removed lines back, as many at once as the API takes. What is sold out, or more than is left, does not keep the
 * other lines away.
 * @returns what could not be put back, in words; undefined when everything is back
 */
export async function restoreLines(
  api: ApiClient,
  { basketToken, storeId, fulfilmentMethod }: Place,
  lines: readonly BasketLine[],
): Promise<string | undefined> {
  if (storeId === null) return basketRestoreFailed;
  let failure: string | undefined;
  const missing: string[] = [];
  const withoutSubstitute: string[] = [];
  const nameOf = (id: number) => lines.find(({ menuItem }) => menuItem.id === id)?.menuItem.name ?? '';
  for (let from = 0; from < lines.length; from += ITEMS_AT_ONCE_MAX) {
    const some = lines.slice(from, from + ITEMS_AT_ONCE_MAX);
    try {
      const reply = await api.call('POST /basket/add-items', {
        body: {
          basketToken,
          storeId,
          fulfilmentMethod,
          menuItems: some.map(lineAgain),
          partial: true,
          // The shopper had confirmed their age when they added these items.
          ...(some.some(({ menuItem }) => menuItem.minimumAge) && { ageConfirmed: true }),
        },
        idempotencyKey: crypto.randomUUID(),
      });
      if (!reply.ok) {
        failure = textForCode(rejectionTexts, reply.error.code, basketRestoreFailed);
        break;
      }
      applyBasket(reply.data.basket);
      for (const { menuItemId, quantity } of reply.data.missing ?? [])
        missing.push(quantity ? `${quantity} of ${nameOf(menuItemId)}` : nameOf(menuItemId));
      for (const { menuItemId } of reply.data.withoutSubstitute ?? []) withoutSubstitute.push(nameOf(menuItemId));
    } catch {
      failure = basketRestoreFailed;
      break;
    }
  }
  const texts = [
    ...(failure ? [failure] : []),
    ...(missing.length > 0 ? [fill(linesNotRestored, listed(missing))] : []),
    ...(withoutSubstitute.length > 0 ? [fill(substituteNotRestored, listed(withoutSubstitute))] : []),
  ];
  return texts.length > 0 ? texts.join(' ') : undefined;
}
