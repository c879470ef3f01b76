import type { Basket } from '@storefront/api/entities/basket';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { basketLines } from '../../../database/schema/basket';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { heldSlot } from '../../slots/reservation.repository';
import { withBasket } from '../basket.service';
import type { BasketCall } from '../change-once';
import { currentLines } from '../prices/priced-basket';
import { deleteLine } from './add-line';
import { changeOf, limitQuantities } from './line-changes';

/**
 * Keeps a line with what changed about it. Without an open change nothing happens, because another tab may have accepted
 * it.
 * @throws Problem basket_changed: the price or the limit is no longer the one that the shopper accepted
 */
export function acceptChange(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/accept-change'>>,
): Promise<Basket> {
  const { business, now } = call;
  const { basketLineId, to } = call.body;
  return withBasket(context, call, async (tx, basket) => {
    const held = await heldSlot(tx, basket.id, now);
    const lines = await currentLines(tx, basket, held?.timeSlotDate);
    const line = lines.find(({ row }) => row.id === basketLineId);
    if (!line) throw refuse('line_not_found');
    const change = changeOf(line, limitQuantities(lines, business.settings.itemLimit));
    if (!change?.isOpen) return;
    if (to !== undefined && to !== change.to) throw refuse('basket_changed');
    if (change.code === 'quantity_limited' && change.to === 0) return deleteLine(tx, basketLineId);
    const accepted = {
      price_changed: { seenUnitTotal: line.price.unitTotal },
      quantity_limited: { quantity: change.to ?? 0 },
    };
    const columns =
      change.code === 'price_changed' || change.code === 'quantity_limited'
        ? accepted[change.code]
        : { absenceAccepted: true };
    await tx.update(basketLines).set(columns).where(eq(basketLines.id, basketLineId));
  });
}
