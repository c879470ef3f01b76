import type { ProblemCode } from '@storefront/api/problem-codes';
import { type AnyColumn, and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { apiKeys } from '../../database/schema/api-key';
import { banners, deals } from '../../database/schema/catalogue';
import { contactRequests } from '../../database/schema/contact';
import { customerBlocks, customerNotes } from '../../database/schema/customer';
import { handhelds } from '../../database/schema/handheld';
import { imports } from '../../database/schema/import';
import { operators } from '../../database/schema/operator';
import { paymentLinks } from '../../database/schema/payment-link';
import { webhookDeliveries, webhookEndpoints } from '../../database/schema/webhook';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';

interface Owned {
  readonly table: PgTable;
  readonly id: AnyColumn;
  readonly businessId: AnyColumn;
  readonly code: ProblemCode;
}

/** What belongs to a business, by the field of a body that names it. */
const OWNED: Readonly<Record<string, Owned>> = {
  apiKeyId: { table: apiKeys, id: apiKeys.id, businessId: apiKeys.businessId, code: 'api_key_not_found' },
  bannerId: { table: banners, id: banners.id, businessId: banners.businessId, code: 'banner_not_found' },
  blockId: {
    table: customerBlocks,
    id: customerBlocks.id,
    businessId: customerBlocks.businessId,
    code: 'customer_block_not_found',
  },
  dealId: { table: deals, id: deals.id, businessId: deals.businessId, code: 'deal_not_found' },
  endpointId: {
    table: webhookEndpoints,
    id: webhookEndpoints.id,
    businessId: webhookEndpoints.businessId,
    code: 'webhook_not_found',
  },
  handheldId: { table: handhelds, id: handhelds.id, businessId: handhelds.businessId, code: 'handheld_not_found' },
  importId: { table: imports, id: imports.id, businessId: imports.businessId, code: 'import_not_found' },
  noteId: {
    table: customerNotes,
    id: customerNotes.id,
    businessId: customerNotes.businessId,
    code: 'customer_note_not_found',
  },
  operatorId: { table: operators, id: operators.id, businessId: operators.businessId, code: 'operator_not_found' },
  paymentLinkId: {
    table: paymentLinks,
    id: paymentLinks.id,
    businessId: paymentLinks.businessId,
    code: 'payment_link_invalid',
  },
  reference: {
    table: contactRequests,
    id: contactRequests.reference,
    businessId: contactRequests.businessId,
    code: 'contact_not_found',
  },
};

/** The fields of bodies that `assertOwned` knows, with the refusal of each. */
export const ownedFields: ReadonlyMap<string, ProblemCode> = new Map([
  ...Object.entries(OWNED).map(([field, { code }]) => [field, code] as const),
  ['deliveryId', 'webhook_delivery_not_found'],
]);

/** @throws Problem the code of what is named, if it is of another business or does not exist */
export async function assertOwned(
  { db }: ServiceContext,
  businessId: number,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [field, { table, id, businessId: owner, code }] of Object.entries(OWNED)) {
    const named = body[field];
    if (typeof named !== 'number' && typeof named !== 'string') continue;
    const value = typeof named === 'string' ? named.toUpperCase() : named;
    if ((await db.$count(table, and(eq(id, value), eq(owner, businessId)))) === 0) throw refuse(code);
  }
  if (typeof body.deliveryId === 'number') await assertOwnDelivery(db, businessId, body.deliveryId);
}

async function assertOwnDelivery(db: ServiceContext['db'], businessId: number, deliveryId: number): Promise<void> {
  const [own] = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookEndpoints.businessId, businessId)));
  if (!own) throw refuse('webhook_delivery_not_found');
}
