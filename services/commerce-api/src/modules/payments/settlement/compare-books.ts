import { CARD_GATEWAYS } from '@storefront/api/card-gateways';
import type { BookDifference } from '@storefront/api/entities/book-difference';
import { inArray, sql } from 'drizzle-orm';
import { type CardGateway, type GatewayPayment, GatewayUnclear } from '../../../context/gateway.types';
import { at, type Database, rowsOf } from '../../../database/database.types';
import { payments } from '../../../database/schema/order';
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

/** Our payments of the references that a gateway states. */
async function paymentsNamed(db: Database, references: readonly string[]): Promise<Map<string, PaymentRow>> {
  const ids = references.filter((one) => /^\d{1,18}$/.test(one)).map(Number);
  const rows = ids.length > 0 ? await db.select().from(payments).where(inArray(payments.id, ids)) : [];
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** Our payments since a time for which the ledger holds money at a gateway. */
const heldSince = (db: Database, gateway: string, since: Date) =>
  rowsOf<{ id: number | string; gateway_payment_id: string | null; held: number; currency: string }>(
    db,
    sql`select p.id, p.gateway_payment_id, p.currency,
          sum(case when l.debit in ('authorised', 'gateway') then l.amount else 0 end
            - case when l.credit in ('authorised', 'gateway') then l.amount else 0 end)::int as held
        from payments p join ledger_entries l on l.payment_id = p.id
        where p.gateway = ${gateway} and p.created_at >= ${at(since)} group by p.id
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
  since: Date,
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
    const payment = ours.get(stated.reference);
    const of = { gateway: gateway.name, gatewayPaymentId: stated.id, stated: heldAt(stated) };
    if (!payment || payment.gateway !== gateway.name) {
      if (of.stated > 0) found.push({ kind: 'unknown', ...of, paymentId: null, recorded: 0 });
      continue;
    }
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
  for (const { id, gateway_payment_id: gatewayPaymentId, held } of await heldSince(db, gateway.name, since))
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
    if (gateway) found.push(...(await compareGateway(context, gateway, [...accounts.values()], since)));
  }
  return found;
}
