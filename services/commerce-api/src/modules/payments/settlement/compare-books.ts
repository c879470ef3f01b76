import { CARD_GATEWAYS } from '@storefront/api/card-gateways';
import { COMPARED_DAYS_MAX } from '@storefront/api/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@storefront/api/durations';
import type { BookDifference } from '@storefront/api/entities/book-difference';
import type { Comparison } from '@storefront/api/entities/day-close';
import { eq, inArray, sql } from 'drizzle-orm';
import { type CardGateway, type GatewayPayment, GatewayUnclear } from '../../../context/gateway.types';
import { at, type Database, rowsOf } from '../../../database/database.types';
import { orders, payments } from '../../../database/schema/order';
import type { ServiceContext } from '../../../service-context';
import { allBusinesses } from '../../businesses/businesses.repository';
import { balanceOf } from '../../ledger/ledger';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { settlePayment } from './settle-payment.service';

/** What a payment holds of the shopper's money at the gateway: set aside, or taken and not given back. */
function heldAt({ status, amount = 0, captured, refunded = 0 }: GatewayPayment): number {
  if (status === 'authorised') return amount;
  return status === 'captured' ? (captured ?? amount) - refunded : 0;
}

/** What a payment holds by our ledger. */
async function heldHere(db: Database, paymentId: number): Promise<number> {
  const { authorised, gateway } = await balanceOf(db, paymentId);
  return authorised + gateway;
}

/** Which of our payments are compared: those that began in a time, of one business or store, or of all. */
interface Compared {
  since: Date;
  until: Date;
  businessId?: number;
  storeId?: number | undefined;
}

interface OwnPayment {
  payment: PaymentRow;
  businessId: number;
  storeId: number;
}

const isCompared = ({ payment: { createdAt }, ...own }: OwnPayment, { since, until, businessId, storeId }: Compared) =>
  createdAt >= since &&
  createdAt < until &&
  (businessId === undefined || own.businessId === businessId) &&
  (storeId === undefined || own.storeId === storeId);

/** Our payments of the references that a gateway states. */
async function paymentsNamed(db: Database, references: readonly string[]): Promise<Map<string, OwnPayment>> {
  const ids = references.filter((one) => /^\d{1,18}$/.test(one)).map(Number);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ payment: payments, businessId: orders.businessId, storeId: orders.storeId })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(inArray(payments.id, ids));
  return new Map(rows.map((row) => [String(row.payment.id), row]));
}

/** A payment is authorised soon after it began, if ever: those that began in a time are found by their entries. */
const AUTHORISED_WITHIN_MS = DAY_MS;

/** Our payments for which the ledger holds money at a gateway. */
const heldOf = (db: Database, gateway: string, { since, until, businessId, storeId }: Compared) =>
  rowsOf<{ id: number | string; gateway_payment_id: string | null; held: number; currency: string }>(
    db,
    sql`select p.id, p.gateway_payment_id, p.currency,
          sum(case when l.debit in ('authorised', 'gateway') then l.amount else 0 end
            - case when l.credit in ('authorised', 'gateway') then l.amount else 0 end)::int as held
        from payments p join ledger_entries l on l.payment_id = p.id
        join orders o on o.draft_order_id = p.draft_order_id
        where p.id in (select payment_id from ledger_entries
            where at >= ${at(since)} and at < ${at(new Date(until.getTime() + AUTHORISED_WITHIN_MS))})
          and p.gateway = ${gateway} and p.created_at >= ${at(since)} and p.created_at < ${at(until)}
          and (${businessId ?? null}::bigint is null or o.business_id = ${businessId ?? null}::bigint)
          and (${storeId ?? null}::bigint is null or o.store_id = ${storeId ?? null}::bigint)
        group by p.id
        having sum(case when l.debit in ('authorised', 'gateway') then l.amount else 0 end
            - case when l.credit in ('authorised', 'gateway') then l.amount else 0 end) > 0`,
  );

/** A difference that settling repairs is asked about once more; @returns what the ledger holds afterwards */
async function settled(context: ServiceContext, paymentId: number): Promise<number> {
  await settlePayment(context, paymentId).catch((error: unknown) => {
    if (!(error instanceof GatewayUnclear)) throw error;
  });
  return heldHere(context.db, paymentId);
}

async function compareGateway(
  context: ServiceContext,
  gateway: CardGateway,
  listed: readonly GatewayPayment[],
  compared: Compared,
): Promise<BookDifference[]> {
  const { db } = context;
  const found: BookDifference[] = [];
  const ours = await paymentsNamed(
    db,
    listed.map(({ reference }) => reference),
  );
  /** References whose money has been met in the list. */
  const seen = new Set<string>();
  for (const stated of listed) {
    const own = ours.get(stated.reference);
    const of = { gateway: gateway.name, gatewayPaymentId: stated.id, stated: heldAt(stated) };
    if (own?.payment.gateway !== gateway.name) {
      // Nobody knows of which store it would be.
      if (of.stated > 0 && compared.storeId === undefined)
        found.push({ kind: 'unknown', ...of, paymentId: null, recorded: 0 });
      continue;
    }
    const { payment } = own;
    if (!isCompared(own, compared)) continue;
    const isOther =
      payment.gatewayPaymentId === null ? seen.has(stated.reference) : payment.gatewayPaymentId !== stated.id;
    if (of.stated > 0) seen.add(stated.reference);
    if (isOther && of.stated > 0)
      found.push({ kind: 'twice', ...of, paymentId: payment.id, recorded: await heldHere(db, payment.id) });
    if (isOther || (await heldHere(db, payment.id)) === of.stated) continue;
    const recorded = await settled(context, payment.id);
    const now = await gateway.find({
      id: stated.id,
      reference: stated.reference,
      method: payment.method,
      amount: payment.amount,
      currency: payment.currency,
    });
    const after = now ? heldAt(now) : 0;
    if (recorded !== after) found.push({ kind: 'amount', ...of, stated: after, paymentId: payment.id, recorded });
  }
  const known = new Set(listed.map(({ reference }) => reference));
  for (const { id, gateway_payment_id: gatewayPaymentId, held } of await heldOf(db, gateway.name, compared))
    if (!known.has(String(id)))
      found.push({
        kind: 'missing',
        gateway: gateway.name,
        gatewayPaymentId,
        paymentId: Number(id),
        stated: 0,
        recorded: held,
      });
  return found;
}

/**
 * Compares the gateways' lists with our ledger, both ways. A difference that settling repairs is repaired; the rest is
 * named: money at the gateway that we do not know, another amount than the ledger's, one payment taken twice, and
 * money in the ledger that the gateway does not list.
 */
export async function compareBooks(context: ServiceContext, since: Date): Promise<BookDifference[]> {
  const until = new Date(context.clock.now().getTime() + 60_000);
  const found: BookDifference[] = [];
  for (const name of CARD_GATEWAYS) {
    // Several businesses may share an account, and one gateway's payments are compared together.
    const accounts = new Map<string, GatewayPayment>();
    let gateway: CardGateway | undefined;
    for (const { id } of await allBusinesses(context)) {
      const account = context.gateways.of(id, name);
      if (!account?.list) continue;
      gateway = account;
      for (const one of await account.list(since, until)) accounts.set(one.id, one);
    }
    if (gateway) found.push(...(await compareGateway(context, gateway, [...accounts.values()], { since, until })));
  }
  return found;
}

/** The gateway lists a payment from the moment at which it is asked for it, soon after the payment began. */
const LISTED_WITHIN_MS = 10 * MINUTE_MS;

/**
 * Compares the lists of a business's own accounts with our ledger, for the payments that began in a time; null if that is
 * too long for the gateways.
 */
export async function compareBusiness(
  context: ServiceContext,
  compared: Compared & { businessId: number },
): Promise<Comparison[] | null> {
  const { since, until, businessId } = compared;
  // A day with a clock change may have another hour.
  if (until.getTime() - since.getTime() > COMPARED_DAYS_MAX * DAY_MS + HOUR_MS) return null;
  const found: Comparison[] = [];
  for (const name of CARD_GATEWAYS) {
    const account = context.gateways.of(businessId, name);
    if (!account?.list) continue;
    const differences = await account
      .list(since, new Date(until.getTime() + LISTED_WITHIN_MS))
      .then((listed) => compareGateway(context, account, listed, compared))
      .catch((error: unknown) => {
        if (error instanceof GatewayUnclear) return null;
        throw error;
      });
    found.push({ gateway: name, differences });
  }
  return found;
}
