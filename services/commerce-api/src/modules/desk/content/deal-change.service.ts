import type { DeskDeal } from '@storefront/api/entities/desk/desk-deal';
import type { ProblemField } from '@storefront/api/entities/problem';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { deals, items } from '../../../database/schema/catalogue';
import { changeWithKey } from '../../../http/change-with-key';
import type { KeyedRequest } from '../../../http/idempotency';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { canonicalJson } from '../../businesses/canonical-json';
import { fault } from '../../businesses/settings-faults';
import type { DealRow } from '../../catalogue/deals.repository';
import { newVersionOfAll } from '../../listings/new-version';
import { dealFaults } from './deal-faults';
import { pricedItemsOf } from './deal-items';
import { dealColumns, dealValues } from './deal-values';
import { dealViews, itemIdsOf } from './deals.service';
import { freeSlug } from './free-slug';

/** @throws Problem deal_invalid with every fault and its field */
function throwIfInvalid(faults: readonly ProblemField[]): void {
  if (faults.length > 0) throw refuse('deal_invalid', faults.map(({ message }) => message).join('. '), faults);
}

async function viewOf(db: Database, business: Business, dealId: number, now: Date): Promise<DeskDeal> {
  const rows = await db.select().from(deals).where(eq(deals.id, dealId));
  const [view] = await dealViews(db, business, rows, now);
  if (!view) throw refuse('deal_not_found');
  return view;
}

/** Locks a deal. @throws Problem deal_not_found */
async function lockDeal(tx: Database, businessId: number, dealId: number): Promise<DealRow> {
  const isOwn = and(eq(deals.id, dealId), eq(deals.businessId, businessId));
  const [row] = await tx.select().from(deals).where(isOwn).for('update');
  if (!row) throw refuse('deal_not_found');
  return row;
}

/**
 * Adds a deal over items of the business after its other deals, once for each Idempotency-Key.
 * @throws Problem deal_invalid, idempotency_key_reused
 */
export async function addDeal(
  context: ServiceContext,
  business: Business,
  { kind, menuItemIds, set }: BodyOf<'POST /desk/deal-add'>,
  request: KeyedRequest | undefined,
  now: Date,
): Promise<DeskDeal> {
  const { id: businessId } = business;
  const dealId = await changeWithKey(context, request, async (tx) => {
    const columns = dealColumns(set, business.settings.timeZone);
    const areOwn = and(eq(items.businessId, businessId), inArray(items.id, menuItemIds));
    const priced = await pricedItemsOf(tx, businessId, menuItemIds);
    throwIfInvalid([
      ...((await tx.$count(items, areOwn)) < menuItemIds.length
        ? [fault('menuItemIds', 'One of the items is not there any more')]
        : []),
      ...dealFaults({ kind, set, columns, sections: [{ itemIds: menuItemIds }], priced }),
    ]);
    const id = newId();
    const [last] = await tx
      .select({ position: max(deals.position) })
      .from(deals)
      .where(eq(deals.businessId, businessId));
    const slug = await freeSlug(tx, deals, { businessId, id, name: set.name, kind: 'deal' });
    const sections = [{ id: newId(), name: set.name, itemIds: menuItemIds }];
    const position = (last?.position ?? 0) + 1;
    await tx.insert(deals).values({ ...columns, id, businessId, slug, image: null, position, kind, sections });
    await newVersionOfAll(tx, businessId);
    return { reply: id, isChanged: true };
  });
  return viewOf(context.db, business, dealId, now);
}

/**
 * Changes a deal that is still as it was seen. A repeated call finds it as it should be, and changes nothing.
 * @throws Problem deal_changed, deal_invalid, deal_not_found
 */
export async function changeDeal(
  db: Database,
  business: Business,
  { dealId, seen, set }: BodyOf<'POST /desk/deal-change'>,
  now: Date,
): Promise<DeskDeal> {
  const zone = business.settings.timeZone;
  await inTransaction(db, async (tx) => {
    const row = await lockDeal(tx, business.id, dealId);
    const was = dealValues(row, zone);
    if (canonicalJson(was) === canonicalJson(set)) return;
    if (canonicalJson(was) !== canonicalJson(seen)) throw refuse('deal_changed');
    const columns = dealColumns(set, zone, row);
    const { kind, sections } = row;
    const priced = await pricedItemsOf(tx, business.id, itemIdsOf(row));
    throwIfInvalid(dealFaults({ kind, set, columns, sections, priced, was }));
    await tx.update(deals).set(columns).where(eq(deals.id, dealId));
    await newVersionOfAll(tx, business.id);
  });
  return viewOf(db, business, dealId, now);
}

/** Ends a deal at this moment, unless it has ended. @throws Problem deal_not_found */
export async function endDeal(
  db: Database,
  business: Business,
  { dealId }: BodyOf<'POST /desk/deal-end'>,
  now: Date,
): Promise<DeskDeal> {
  await inTransaction(db, async (tx) => {
    const { endsAt } = await lockDeal(tx, business.id, dealId);
    if (endsAt && endsAt <= now) return;
    await tx.update(deals).set({ endsAt: now }).where(eq(deals.id, dealId));
    await newVersionOfAll(tx, business.id);
  });
  return viewOf(db, business, dealId, now);
}
