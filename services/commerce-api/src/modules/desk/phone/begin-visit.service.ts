import { randomBytes } from 'node:crypto';
import { ASSISTED_LINK_SECONDS } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { urlTo } from '@storefront/routes/url-to';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced } from '../../../database/order-row';
import { assistedVisits } from '../../../database/schema/assisted-visit';
import { orders } from '../../../database/schema/order';
import { normaliseEmail } from '../../../formats/normalise-email';
import { normalisePhone } from '../../../formats/normalise-phone';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import { shopOrigin } from '../../../mail/shop-origin';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { visitTokenHash } from '../../assisted/visit-token';
import type { Business } from '../../businesses/businesses.repository';
import { hasAccount } from '../../member/member.repository';
import { isChangeable } from '../../orders/amendments/changeable-order';
import { customerOf } from '../customers/customer-of-ref';
import { waitsForPayment } from './waits-for-payment';

type Body = BodyOf<'POST /desk/assisted-visit-begin'>;
type Row = typeof assistedVisits.$inferInsert;
type Shopper = Pick<Row, 'memberId' | 'name' | 'contact'>;

/** With 256 bits a token cannot be guessed, so its digest needs no slow hash. */
const TOKEN_BYTES = 32;

/** For whom the visit is. @throws Problem customer_not_found, email_needs_login, invalid_phone_number, validation_failed */
async function shopperOf(db: Database, { id, settings }: Business, { customer, newcomer }: Body): Promise<Shopper> {
  if ((customer === undefined) === (newcomer === undefined))
    throw refuse('validation_failed', 'Either customer or newcomer is needed');
  if (newcomer) {
    const email = normaliseEmail(newcomer.email);
    if (await hasAccount(db, id, email)) throw refuse('email_needs_login', 'They have an account: find them by it');
    const [firstName, lastName] = [newcomer.firstName.trim(), newcomer.lastName.trim()];
    const contact = { firstName, lastName, email, phoneNumber: normalisePhone(newcomer.phoneNumber, settings.country) };
    return { memberId: null, name: `${firstName} ${lastName}`, contact };
  }
  const { member, order, name } = await customerOf(db, id, customer ?? '');
  return { memberId: member?.id ?? null, name, contact: member ? null : (order?.contact ?? null) };
}

/**
 * The draft id of the order that is to be changed.
 * @throws Problem order_not_found, order_not_amendable; customer_is_guest, because a guest's order belongs to their browser
 */
async function orderToChange(
  db: Database,
  { id }: Business,
  { memberId }: Shopper,
  number: string | undefined,
  now: Date,
): Promise<number | null> {
  if (number === undefined) return null;
  const isIt = and(eq(orders.businessId, id), eq(orders.businessOrderId, number.toUpperCase()));
  const [order] = await db.select().from(orders).where(isIt);
  if (!isPlaced(order)) throw refuse('order_not_found');
  if (!memberId) throw refuse('customer_is_guest', 'A guest changes their order in the browser that placed it');
  if (order.memberId !== memberId) throw refuse('order_not_found');
  if (!(await isChangeable(db, order, now))) throw refuse('order_not_amendable');
  return order.draftOrderId;
}

/**
 * Begins a visit of the shop for a shopper on the phone.
 * @returns its id, whether a payment link of theirs waits, and the address that opens it: once, within a minute. The secret is in its fragment, which no
 * server's log has
 * @throws Problem operator_password_needed for a caller with a key: the visit ends with their log-in at the desk
 */
export async function beginAssistedVisit(
  { db, keys, config }: ServiceContext,
  business: Business,
  body: Body,
  { operatorId, sessionId }: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/assisted-visit-begin'>> {
  if (operatorId === null || sessionId === null) throw refuse('operator_password_needed');
  const shopper = await shopperOf(db, business, body);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const visitId = newId();
  await db.insert(assistedVisits).values({
    ...shopper,
    id: visitId,
    businessId: business.id,
    operatorId,
    operatorSessionId: sessionId,
    draftOrderId: await orderToChange(db, business, shopper, body.businessOrderId, now),
    tokenHash: visitTokenHash(keys, token),
    createdAt: now,
    endsAt: new Date(now.getTime() + ASSISTED_LINK_SECONDS * 1000),
  });
  const hasWaitingLink = await waitsForPayment(db, business.id, shopper, now);
  return { visitId, hasWaitingLink, url: `${shopOrigin(config, business)}${urlTo('assisted-visit')}#${token}` };
}
