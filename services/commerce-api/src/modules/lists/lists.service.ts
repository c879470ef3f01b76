import { LIST_ITEMS_MAX, LISTS_MAX } from '@storefront/api/constants';
import type { MemberList, MemberListSummary } from '@storefront/api/entities/member-list';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, sql } from 'drizzle-orm';
import { at, type Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { memberListItems, memberLists } from '../../database/schema/member-list';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { menuItem } from '../catalogue/items/item-view';
import { itemsOf } from '../catalogue/items/items.repository';
import { readCatalogue } from '../catalogue/store-catalogue';
import { listedItems } from '../catalogue/store-shelf';
import { orderRowOfMember } from '../orders/orders.service';
import {
  findFavourites,
  insertList,
  itemIdsOf,
  lockOwner,
  type Owner,
  setItem,
  summaryOf,
} from './member-lists.repository';

const FAVOURITES_NAME = 'Favourites';

export async function favouritesOf(db: Database, owner: Owner): Promise<{ menuItemIds: number[] }> {
  const list = await findFavourites(db, owner);
  return { menuItemIds: list ? await itemIdsOf(db, list.id) : [] };
}

/** @throws Problem item_not_found, list_full */
export function setFavourite(
  { db }: ServiceContext,
  owner: Owner,
  { menuItemId, isFavourite }: BodyOf<'POST /member/favourite'>,
  now: Date,
): Promise<{ menuItemIds: number[] }> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, owner);
    const list = await findFavourites(tx, owner);
    const listId = list?.id ?? (await insertList(tx, owner, { name: FAVOURITES_NAME, isFavourites: true }, now));
    await setItem(tx, owner, { listId, itemId: menuItemId, isOnList: isFavourite }, now);
    return { menuItemIds: await itemIdsOf(tx, listId) };
  });
}

/** @throws Problem list_not_found, store_not_found */
export async function listWithItems(
  context: ServiceContext,
  business: Business,
  owner: Owner,
  { listId, storeId }: BodyOf<'POST /member/list'>,
): Promise<MemberList> {
  const summary = await summaryOf(context.db, owner, listId);
  const ids = await itemIdsOf(context.db, listId);
  const facts = new Map((await itemsOf(context.db, ids)).map((one) => [one.facts.id, one.facts]));
  const listed =
    storeId === undefined
      ? []
      : (
          await readCatalogue(context, business, { storeId }, `list ${ids.join()}`, (catalogue) => ({
            items: listedItems(catalogue.shelf, ids).map((item) => menuItem(item, catalogue)),
          }))
        ).items;
  const byId = new Map(listed.map((item) => [item.id, item]));
  const entries = ids.flatMap((menuItemId) => {
    const known = facts.get(menuItemId);
    return known ? [{ menuItemId, name: known.name, images: known.images, item: byId.get(menuItemId) ?? null }] : [];
  });
  return { ...summary, entries };
}

/** @throws Problem lists_full, order_not_found */
export function addList(
  { db }: ServiceContext,
  owner: Owner,
  { name, orderId }: BodyOf<'POST /member/list-add'>,
  now: Date,
): Promise<MemberListSummary> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, owner);
    const others = and(eq(memberLists.memberId, owner.memberId), eq(memberLists.isFavourites, false));
    if ((await tx.$count(memberLists, others)) >= LISTS_MAX) throw refuse('lists_full');
    const order = orderId && (await orderRowOfMember(tx, owner.businessId, owner.memberId, orderId));
    if (orderId && !order) throw refuse('order_not_found');
    const listId = await insertList(tx, owner, { name: name.trim(), isFavourites: false }, now);
    if (order)
      // Items that the business no longer has are left out.
      await tx.execute(
        sql`insert into member_list_items (list_id, item_id, added_at)
            select distinct ${listId}::bigint, i.id, ${at(now)} from order_lines l join items i on i.id = l.item_id
            where l.draft_order_id = ${order.draftOrderId} limit ${LIST_ITEMS_MAX}`,
      );
    return summaryOf(tx, owner, listId);
  });
}

/** Changes one of the member's own lists, but not the favourites' name or existence. */
function changeList<Reply>(
  { db }: ServiceContext,
  owner: Owner,
  listId: number,
  change: (tx: Database) => Promise<Reply>,
): Promise<Reply> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, owner);
    const { isFavourites } = await summaryOf(tx, owner, listId);
    if (isFavourites) throw refuse('list_not_found');
    return change(tx);
  });
}

/** @throws Problem list_not_found, also for the favourites */
export const renameList = (
  context: ServiceContext,
  owner: Owner,
  { listId, name }: BodyOf<'POST /member/list-rename'>,
): Promise<MemberListSummary> =>
  changeList(context, owner, listId, async (tx) => {
    await tx.update(memberLists).set({ name: name.trim() }).where(eq(memberLists.id, listId));
    return summaryOf(tx, owner, listId);
  });

/** @throws Problem list_not_found, also for the favourites */
export const deleteList = (context: ServiceContext, owner: Owner, listId: number): Promise<{ deleted: true }> =>
  changeList(context, owner, listId, async (tx) => {
    await tx.delete(memberListItems).where(eq(memberListItems.listId, listId));
    await tx.delete(memberLists).where(eq(memberLists.id, listId));
    return { deleted: true };
  });

/** @throws Problem list_not_found, item_not_found, list_full */
export function setListItem(
  { db }: ServiceContext,
  owner: Owner,
  { listId, menuItemId, isOnList }: BodyOf<'POST /member/list-item'>,
  now: Date,
): Promise<MemberListSummary> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, owner);
    await summaryOf(tx, owner, listId);
    await setItem(tx, owner, { listId, itemId: menuItemId, isOnList }, now);
    return summaryOf(tx, owner, listId);
  });
}
