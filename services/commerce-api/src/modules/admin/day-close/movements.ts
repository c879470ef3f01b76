import type { VatSum } from '@storefront/api/entities/day-close';
import type { RefundKind } from '@storefront/api/entities/refund';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { ledgerEntries } from '../../../database/schema/ledger';
import { orders, payments } from '../../../database/schema/order';
import { refunds } from '../../../database/schema/refund';
import { type OrderSums, type OrderVersion, sumsTaken, versionAt, versionsOf } from './order-versions';

/** From an instant until before another. */
export interface Span {
  from: Date;
  until: Date;
}

/** The payment of a ledger's entry. With its limit it is looked up, never joined by reading all payments. */
const paymentOfEntry = (db: Database, businessId: number) =>
  db
    .select({
      gateway: payments.gateway,
      scheme: payments.cardScheme,
      draftOrderId: payments.draftOrderId,
      begunAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(and(eq(payments.id, ledgerEntries.paymentId), eq(orders.businessId, businessId)))
    .limit(1)
    .as('payment_of_entry');

/** The ledger's entries of a business in a time, by the index of their time. */
export function entriesIn(db: Database, businessId: number, { from, until }: Span) {
  const payment = paymentOfEntry(db, businessId);
  return db
    .select({
      paymentId: ledgerEntries.paymentId,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      key: ledgerEntries.key,
      at: ledgerEntries.at,
      gateway: payment.gateway,
      scheme: payment.scheme,
      draftOrderId: payment.draftOrderId,
      begunAt: payment.begunAt,
    })
    .from(ledgerEntries)
    .innerJoinLateral(payment, sql`true`)
    .where(and(gte(ledgerEntries.at, from), lt(ledgerEntries.at, until)));
}

type Entry = Awaited<ReturnType<typeof entriesIn>>[number];

/** A movement of money, with what it was for. */
export interface Movement extends Pick<Entry, 'kind' | 'amount' | 'gateway' | 'scheme'> {
  /** Null if it belongs to no placed order. */
  storeId: number | null;
  /** Of a capture and of cash: the sums of the order then. */
  taken: OrderSums | undefined;
  /** Of a refund. */
  refund: { kind: RefundKind; vat: readonly VatSum[] } | undefined;
}

/** What less of an order costs less of each rate, with its VAT. */
function vatBetween(before: readonly VatSum[], after: readonly VatSum[]): VatSum[] {
  const rates = [...new Set([...before, ...after].map(({ rate }) => rate))];
  const at = (parts: readonly VatSum[], rate: number) => parts.find((one) => one.rate === rate);
  return rates
    .map((rate) => {
      const [had, has] = [at(before, rate), at(after, rate)];
      return { rate, gross: (had?.gross ?? 0) - (has?.gross ?? 0), vat: (had?.vat ?? 0) - (has?.vat ?? 0) };
    })
    .filter(({ gross, vat }) => gross !== 0 || vat !== 0);
}

/** The rows that a batch of entries refers to. */
interface Context {
  versions: Map<number, OrderVersion[]>;
  refundOf: Map<string, Pick<typeof refunds.$inferSelect, 'kind' | 'vat'>>;
  captureOf: Map<number, { amount: number; at: Date }>;
}

async function contextOf(db: Database, entries: readonly Entry[]): Promise<Context> {
  const versions = await versionsOf(db, [...new Set(entries.map(({ draftOrderId }) => draftOrderId))]);
  const made = entries.filter(({ kind }) => kind === 'refund');
  if (made.length === 0) return { versions, refundOf: new Map(), captureOf: new Map() };
  // The key of a refund's entry is its number.
  const ids = made.map(({ key }) => Number(key)).filter(Number.isSafeInteger);
  const found = await db
    .select({ id: refunds.id, kind: refunds.kind, vat: refunds.vat })
    .from(refunds)
    .where(inArray(refunds.id, ids));
  const captures = await db
    .select({ paymentId: ledgerEntries.paymentId, amount: ledgerEntries.amount, at: ledgerEntries.at })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.paymentId, [...new Set(made.map(({ paymentId }) => paymentId))]),
        eq(ledgerEntries.kind, 'capture'),
      ),
    );
  return {
    versions,
    refundOf: new Map(found.map(({ id, ...refund }) => [String(id), refund])),
    captureOf: new Map(captures.map(({ paymentId, ...capture }) => [paymentId, capture])),
  };
}

/**
 * A refund with its VAT. That of goods which were not picked is the difference of the order's: it is known with the sums
 * of the order alone.
 */
function refundOfEntry(entry: Entry, versions: readonly OrderVersion[], context: Context): Movement['refund'] {
  const { kind, vat } = context.refundOf.get(entry.key) ?? { kind: 'order' as const, vat: [] };
  const capture = context.captureOf.get(entry.paymentId);
  if (kind !== 'picking' || !capture) return { kind, vat };
  const before = versionAt(versions, capture.at);
  const taken = before && sumsTaken(before, capture.amount, capture.at);
  const after = versionAt(versions, entry.at);
  return { kind, vat: vatBetween(taken?.breakdown?.vat ?? [], after?.breakdown?.vat ?? []) };
}

function movementOf(entry: Entry, context: Context): Movement {
  const { kind, amount, gateway, scheme, at, draftOrderId, begunAt } = entry;
  // An earlier version was paid by another payment.
  const versions = (context.versions.get(draftOrderId) ?? []).filter(({ placedAt }) => placedAt && placedAt >= begunAt);
  const version = versionAt(versions, at);
  const isTaken = kind === 'capture' || kind === 'cash';
  return {
    kind,
    amount,
    gateway,
    scheme,
    storeId: version?.storeId ?? null,
    taken: isTaken && version ? sumsTaken(version, amount, at) : undefined,
    refund: kind === 'refund' ? refundOfEntry(entry, versions, context) : undefined,
  };
}

/** Orders are read in batches, which bounds the memory of a busy day and the parameters of a statement. */
const BATCH_SIZE = 500;

/** The movements of a business's money in a time. */
export async function* movementsIn(db: Database, businessId: number, span: Span): AsyncGenerator<Movement> {
  const entries = await entriesIn(db, businessId, span);
  for (let from = 0; from < entries.length; from += BATCH_SIZE) {
    const batch = entries.slice(from, from + BATCH_SIZE);
    const context = await contextOf(db, batch);
    for (const entry of batch) yield movementOf(entry, context);
  }
}
