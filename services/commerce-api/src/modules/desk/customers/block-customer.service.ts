import type { CustomerBlock } from '@storefront/api/entities/desk/customer';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { customerBlocks } from '../../../database/schema/customer';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { blockHash, isBlockOf } from '../../checkout/blocked-shoppers';
import { blocksBy } from './blocks';
import { customerOf } from './customer-of-ref';

/** Blocks a person; one who is blocked keeps the first block. @throws Problem customer_not_found */
export async function blockCustomer(
  { db, keys }: ServiceContext,
  businessId: number,
  { customer: ref, reason }: BodyOf<'POST /desk/customer-block'>,
  operator: CallingOperator,
  now: Date,
): Promise<CustomerBlock> {
  const { member, order, email } = await customerOf(db, businessId, ref);
  const memberId = member?.id ?? null;
  await db
    .insert(customerBlocks)
    .values({
      id: newId(),
      businessId,
      memberId,
      draftOrderId: order?.draftOrderId ?? null,
      emailHash: blockHash(keys, email),
      reason: reason.trim(),
      operatorName: operator.name,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [block] = await blocksBy(db, isBlockOf(keys, businessId, { memberId, email }));
  if (!block) throw refuse('customer_not_found');
  return block;
}

/** The people of a business who cannot check out. */
export const listBlocks = async ({ db }: ServiceContext, businessId: number): Promise<{ blocks: CustomerBlock[] }> => ({
  blocks: await blocksBy(db, eq(customerBlocks.businessId, businessId)),
});

/** Lifts a block, which `assertOwned` has found in the operator's business. */
export async function unblockCustomer({ db }: ServiceContext, blockId: number): Promise<{ unblocked: boolean }> {
  const gone = await db
    .delete(customerBlocks)
    .where(eq(customerBlocks.id, blockId))
    .returning({ id: customerBlocks.id });
  if (gone.length === 0) throw refuse('customer_block_not_found');
  return { unblocked: true };
}
