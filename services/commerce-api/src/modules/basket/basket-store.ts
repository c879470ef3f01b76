import type { Database } from '../../database/database.types';
import { refuse } from '../../problem';
import { releasePlace } from '../slots/reservation.repository';
import { type BasketRow, changeBasket, linesOf, removeLines } from './basket.repository';

interface BasketMove {
  storeId: number;
  fulfilmentMethod?: BasketRow['fulfilmentMethod'];
  /** The shopper agreed to lose the items of another store. */
  overwrite?: boolean;
  /** The reservation already belongs to the new store and method. */
  keepReservation?: boolean;
}

/**
 * Moves a basket to a store and a fulfilment method. A basket with another store's items is refused unless the shopper
 * agreed to lose them.
 */
export async function moveBasketToStore(
  tx: Database,
  basket: BasketRow,
  move: BasketMove,
  now: Date,
): Promise<BasketRow> {
  const { storeId, fulfilmentMethod = basket.fulfilmentMethod } = move;
  const otherStore = basket.storeId !== null && basket.storeId !== storeId;
  if (otherStore && (await linesOf(tx, basket.id)).length > 0) {
    if (!move.overwrite) throw refuse('different_store', 'The basket holds items of another store');
    await removeLines(tx, basket.id);
  }
  if (basket.storeId === storeId && basket.fulfilmentMethod === fulfilmentMethod) return basket;
  // A slot belongs to one store and one method.
  if (!move.keepReservation) await releasePlace(tx, basket.id);
  return changeBasket(tx, basket, { storeId, fulfilmentMethod }, now);
}
