import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { changeWithKey } from '../../../http/change-with-key';
import type { RequestKey } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { lockListings } from '../../listings/lock-listings';
import { storeOfOperator } from '../store-of-operator';
import { plannedChange } from './planned-change';
import { type ListingChange, writeChanges } from './write-changes';

type Body = BodyOf<'POST /desk/items-change'>;
type Reply = ReplyOf<'POST /desk/items-change'>;

interface ChangeCall {
  body: Body;
  operator: CallingOperator;
  requestKey: RequestKey | undefined;
  now: Date;
}

/** Sorts rows by what they make of the locked listings. */
function planned(
  listings: Awaited<ReturnType<typeof lockListings>>,
  { items, reprice }: Body,
): { reply: Reply; changes: ListingChange[] } {
  const reply: Reply = { changed: [], unchanged: 0, conflicts: [], refused: [] };
  const changes: ListingChange[] = [];
  const done = new Set<number>();
  for (const row of items) {
    const { menuItemId } = row;
    const listing = listings.get(menuItemId);
    const plan = done.has(menuItemId)
      ? ({ kind: 'refused', code: 'row_repeated' } as const)
      : plannedChange(listing, row, reprice);
    done.add(menuItemId);
    if (plan.kind === 'unchanged') reply.unchanged += 1;
    else if (plan.kind === 'refused') reply.refused.push({ menuItemId, code: plan.code });
    else if (plan.kind === 'conflict') reply.conflicts.push({ menuItemId, seen: plan.seen, now: plan.now });
    else if (listing) {
      const { before, after } = plan;
      reply.changed.push({ menuItemId, before, after });
      changes.push({ listing, before, after });
    }
  }
  return { reply, changes };
}

/**
 * Changes items of one store in one transaction: those that nobody has changed since they were seen. Under a repeated
 * Idempotency-Key nothing is changed again.
 * @throws Problem store_not_found, idempotency_key_reused
 */
export async function changeItems(
  context: ServiceContext,
  { body, operator, requestKey, now }: ChangeCall,
): Promise<Reply> {
  const { storeId, items } = body;
  const business = await storeOfOperator(context.db, operator, storeId);
  const request = requestKey && {
    businessId: business.id,
    operation: requestKey.operation,
    key: requestKey.value,
    requestHash: context.keys.digest(JSON.stringify([operator.operatorId, body])),
    now,
  };
  return changeWithKey(context, request, async (tx) => {
    const ids = [...new Set(items.map(({ menuItemId }) => menuItemId))];
    const { reply, changes } = planned(await lockListings(tx, storeId, ids), body);
    await writeChanges(tx, storeId, changes, { operator, source: 'desk' }, now);
    return { reply, isChanged: changes.length > 0 };
  });
}
