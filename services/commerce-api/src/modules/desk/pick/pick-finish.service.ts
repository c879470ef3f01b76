import type { PickedBag } from '@storefront/api/entities/desk/pick-list';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { orderPicks } from '../../../database/schema/order-pick';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { moveByOperator, settleMoved } from '../../admin/move-by-operator';
import { orderVersion } from './order-version';
import { linesOf } from './pick-lines';
import { pickList } from './pick-list';
import { lockOwnPick } from './picker';

/** One number of bags for each zone. */
function byZone(bags: readonly PickedBag[]): PickedBag[] {
  const counts = new Map<PickedBag['zone'], number>();
  for (const { zone, count } of bags) counts.set(zone, (counts.get(zone) ?? 0) + count);
  return [...counts].map(([zone, count]) => ({ zone, count }));
}

/** Finishes an order of the operator's batch: it is priced, paid for and told about as any picked order. */
export async function finishOrder(
  context: ServiceContext,
  { businessOrderId, version, bags, place }: BodyOf<'POST /desk/pick-finish'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/pick-finish'>> {
  const payment = await inTransaction(context.db, async (tx) => {
    const own = await lockOwnPick(tx, operator, businessOrderId);
    const lines = await linesOf(tx, [own]);
    if (orderVersion(own.order, lines) !== version) throw refuse('pick_outdated');
    if (lines.some(({ picked }) => picked === null)) throw refuse('pick_undecided');
    if (lines.some(({ weight, picked }) => weight && picked && !weight.weighed))
      throw refuse('pick_undecided', 'What is sold by weight must be weighed');
    await tx
      .update(orderPicks)
      .set({ finishedAt: now, bags: byZone(bags), place })
      .where(eq(orderPicks.draftOrderId, own.order.draftOrderId));
    return moveByOperator(tx, own.order, { to: 'picked' }, operator, now);
  });
  await settleMoved(context, payment);
  return { batch: await pickList(context.db, operator.operatorId) };
}
