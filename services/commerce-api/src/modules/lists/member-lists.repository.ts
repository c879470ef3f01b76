import { LIST_ITEMS_MAX } from '@storefront/api/constants';
import type { MemberListSummary } from '@storefront/api/entities/member-list';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { items } from '../../database/schema/catalogue';
import { memberListItems, memberLists } from '../../database/schema/member-list';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import { lockMember } from '../member/member.repository';

type ListRow = typeof memberLists.$inferSelect;

/** A member's account with a business. */
export interface Owner {
  readonly businessId: number;
  readonly memberId: number;
}

const isOf = ({ businessId, memberId }: Owner) =>
  and(eq(memberLists.businessId, businessId), eq(memberLists.memberId, memberId));

/** The lists with their numbers of items, the favourites first and the others by age. */
export async function summariesOf(db: Database, owner: Owner): Promise<MemberListSummary[]> {
  return db
    .select({
      listId: memberLists.id,
      name: memberLists.name,
      isFavourites: memberLists.isFavourites,
      itemCount: sql<number>`(select count(*)::int from ${memberListItems} where ${memberListItems.listId} = ${memberLists.id})`,
    })
    .from(memberLists)
    .where(isOf(owner))
    .orderBy(desc(memberLists.isFavourites), memberLists.createdAt, memberLists.id);
}

/** @throws Problem list_not_found for an unknown list and for another member's alike */
export async function summaryOf(db: Database, owner: Owner, listId: number): Promise<MemberListSummary> {
  const found = (await summariesOf(db, owner)).find((list) => list.listId === listId);
  if (!found) throw refuse('list_not_found');
  return found;
}

/** The items of a list, the latest first. */
export async function itemIdsOf(db: Database, listId: number): Promise<number[]> {
  const rows = await db
    .select({ itemId: memberListItems.itemId })
    .from(memberListItems)
    .where(eq(memberListItems.listId, listId))
    .orderBy(desc(memberListItems.addedAt), desc(memberListItems.itemId));
  return rows.map(({ itemId }) => itemId);
}

export async function findFavourites(db: Database, owner: Owner): Promise<ListRow | undefined> {
  const [row] = await db
    .select()
    .from(memberLists)
    .where(and(isOf(owner), eq(memberLists.isFavourites, true)));
  return row;
}

/** Locks the member, so that no list is changed while the account is deleted, and limits hold. */
export async function lockOwner(tx: Database, { businessId, memberId }: Owner): Promise<void> {
  if (!(await lockMember(tx, businessId, memberId))) throw refuse('session_ended');
}

export async function insertList(
  tx: Database,
  owner: Owner,
  { name, isFavourites }: Pick<ListRow, 'name' | 'isFavourites'>,
  now: Date,
): Promise<number> {
  const id = newId();
  await tx.insert(memberLists).values({ ...owner, id, name, isFavourites, createdAt: now });
  return id;
}

/**
 * Puts an item on a list, or takes it off.
 * @throws Problem item_not_found when the business has no such item, list_full
 */
export async function setItem(
  tx: Database,
  { businessId }: Owner,
  { listId, itemId, isOnList }: { listId: number; itemId: number; isOnList: boolean },
  now: Date,
): Promise<void> {
  const [known] = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.businessId, businessId)));
  if (!known) throw refuse('item_not_found');
  if (!isOnList) {
    await tx.delete(memberListItems).where(and(eq(memberListItems.listId, listId), eq(memberListItems.itemId, itemId)));
    return;
  }
  await tx.insert(memberListItems).values({ listId, itemId, addedAt: now }).onConflictDoNothing();
  // Counted afterwards, so that an item that is there already is not refused.
  const count = await tx.$count(memberListItems, eq(memberListItems.listId, listId));
  if (count > LIST_ITEMS_MAX) throw refuse('list_full');
}
