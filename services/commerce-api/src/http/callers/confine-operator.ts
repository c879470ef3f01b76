import type { Operation } from '@storefront/api/declaration/operation';
import { slugOf } from '@storefront/api/slug-of';
import { and, eq } from 'drizzle-orm';
import { stores } from '../../database/schema/store';
import { type Business, businessById } from '../../modules/businesses/businesses.repository';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { assertOwned } from './assert-owned';
import type { CallingOperator } from './operator-of-request';

type Fields = Readonly<Record<string, unknown>>;

/** Whether an operator works in a store of a business. */
export const worksInStore = (
  { businessId, storeIds }: Pick<CallingOperator, 'businessId' | 'storeIds'>,
  store: { readonly businessId: number; readonly storeId: number },
): boolean => (businessId === null || businessId === store.businessId) && (storeIds?.includes(store.storeId) ?? true);

/** An operator learns nothing of other businesses, not even whether they exist. @throws Problem business_not_found */
function assertOwnBusiness({ id, name, hosts }: Business, { business, businessId }: Fields): void {
  if (businessId !== undefined && businessId !== id) throw refuse('business_not_found');
  if (typeof business !== 'string') return;
  if (slugOf(business) !== slugOf(name) && !hosts.includes(business.toLowerCase())) throw refuse('business_not_found');
}

/** The stores that a body names, by number or slug. @throws Problem store_not_found for another's */
async function assertOwnStores(
  { db }: ServiceContext,
  operator: CallingOperator,
  businessId: number,
  { storeId, storeIds, store }: Fields,
): Promise<void> {
  const numbers = (Array.isArray(storeIds) ? [storeId, ...storeIds] : [storeId]).filter(
    (one): one is number => typeof one === 'number',
  );
  const named = [
    ...[...new Set(numbers)].map((one) => eq(stores.id, one)),
    ...(typeof store === 'string' ? [eq(stores.slug, store)] : []),
  ];
  for (const isNamed of named) {
    const [row] = await db
      .select({ storeId: stores.id, businessId: stores.businessId })
      .from(stores)
      .where(and(eq(stores.businessId, businessId), isNamed));
    if (!row || !worksInStore(operator, row)) throw refuse('store_not_found');
  }
}

/** The fields that an operation's body may have. */
function fieldsOf({ body }: Operation): Fields {
  return body && 'properties' in body && typeof body.properties === 'object' && body.properties !== null
    ? { ...body.properties }
    : {};
}

/**
 * Keeps an operator within their business and stores, before any handler sees the body: it is refused if it names a
 * business, a store or a thing of somebody else, and it gets the operator's business if it could name one and does not.
 * What a body does not say, such as the store of an order, the handler checks with `worksFor`; lists it filters.
 * @returns the body for the handler
 * @throws Problem business_not_found, store_not_found, operator_role_refused, and the codes of `assertOwned`
 */
export async function confineOperator(
  context: ServiceContext,
  operation: Operation,
  operator: CallingOperator,
  body: unknown,
): Promise<unknown> {
  if (operator.businessId === null) return body;
  const business = await businessById(context, operator.businessId);
  if (!business) throw refuse('business_not_found');
  if (operation.wholeBusiness && operator.storeIds)
    throw refuse('operator_role_refused', 'This concerns every store of the business, and you work in some of them');
  if (typeof body !== 'object' || body === null) return body;
  const fields: Fields = { ...body };
  assertOwnBusiness(business, fields);
  await assertOwnStores(context, operator, business.id, fields);
  await assertOwned(context, business.id, fields);
  const known = fieldsOf(operation);
  return {
    ...fields,
    ...('business' in known && { business: business.hosts[0] }),
    ...('businessId' in known && { businessId: business.id }),
  };
}
