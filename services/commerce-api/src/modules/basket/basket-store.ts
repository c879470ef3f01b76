import type { Database } from '../../database/database.types';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { releasePlace } from '../slots/reservation.repository';
import { type BasketRow, changeBasket, linesOf, removeLines } from './basket.repository';
import { saveLines } from './lines/add-line';
import { planMove } from './lines/plan-move';

interface BasketMove {
  storeId: number;
  fulfilmentMethod?: BasketRow['fulfilmentMethod'];
  /** The shopper agreed to lose the items of another store. */
  overwrite?: boolean;
  /** The shopper agreed to lose what the new store does not sell of them. */
  moveItems?: boolean;
  /** The reservation already belongs to the new store and method. */
  keepReservation?: boolean;
}

/**
 * Moves a locked basket to a store and a fulfilment method. A basket with another store's items is refused unless the
 * shopper agreed to lose them, or what the store does not sell of them.
 */
export async function moveBasketToStore(
  tx: Database,
  business: Business,
  basket: BasketRow,
  move: BasketMove,
  now: Date,
): Promise<BasketRow> {
  const { storeId, fulfilmentMethod = basket.fulfilmentMethod } = move;
  const otherStore = basket.storeId !== null && basket.storeId !== storeId;
  const lines = otherStore ? await linesOf(tx, basket.id) : [];
  if (lines.length > 0) {
    if (!move.overwrite && !move.moveItems) throw refuse('different_store', 'The basket holds items of another store');
    const { added } = move.overwrite ? { added: [] } : await planMove(tx, business, basket, lines, storeId);
    await removeLines(tx, basket.id);
    await saveLines(tx, added);
  }
  if (basket.storeId === storeId && basket.fulfilmentMethod === fulfilmentMethod) return basket;
  // A slot belongs to one store and one method.
  if (!move.keepReservation) await releasePlace(tx, basket.id);
  return changeBasket(tx, basket, { storeId, fulfilmentMethod }, now);
}
