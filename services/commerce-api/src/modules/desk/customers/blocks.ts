import { CUSTOMER_LIST_MAX } from '@storefront/api/constants';
import type { CustomerBlock } from '@storefront/api/entities/desk/customer';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { customerBlocks } from '../../../database/schema/customer';
import { members } from '../../../database/schema/member';
import { orders } from '../../../database/schema/order';
import { guestRef, memberRef } from './customer-of-ref';

/** Blocks as the staff sees them, newest first. */
export async function blocksBy(db: Database, condition: SQL | undefined): Promise<CustomerBlock[]> {
  const rows = await db
    .select({
      block: customerBlocks,
      name: sql<string | null>`coalesce(${members.firstname} || ' ' || ${members.lastname},
        (${orders.contact} ->> 'firstName') || ' ' || (${orders.contact} ->> 'lastName'))`,
    })
    .from(customerBlocks)
    .leftJoin(members, eq(members.id, customerBlocks.memberId))
    .leftJoin(orders, eq(orders.draftOrderId, customerBlocks.draftOrderId))
    .where(condition)
    .orderBy(desc(customerBlocks.createdAt))
    .limit(CUSTOMER_LIST_MAX);
  return rows.map(({ block: { id: blockId, memberId, draftOrderId, reason, operatorName, createdAt }, name }) => ({
    blockId,
    name,
    customer: memberId !== null ? memberRef(memberId) : draftOrderId !== null ? guestRef(draftOrderId) : null,
    reason,
    by: operatorName,
    at: createdAt.toISOString(),
  }));
}
