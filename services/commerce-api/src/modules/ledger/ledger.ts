import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database/database.types';
import { type LedgerAccount, type LedgerKind, ledgerEntries } from '../../database/schema/ledger';
import { newId } from '../../ids';
import type { PaymentRow } from './payment-ledger';

/** What a payment has in each account, and what of it was refunded; in minor units. */
type Balance = Readonly<Record<'authorised' | 'gateway' | 'till' | 'refunded', number>>;

const ACCOUNTS: Readonly<Record<LedgerKind, readonly [debit: LedgerAccount, credit: LedgerAccount]>> = {
  authorisation: ['authorised', 'shopper'],
  capture: ['gateway', 'authorised'],
  void: ['shopper', 'authorised'],
  refund: ['shopper', 'gateway'],
  cash: ['till', 'shopper'],
};

/** A payment's balance. Its row is locked while the balance decides what is posted. */
export async function balanceOf(db: Database, paymentId: number): Promise<Balance> {
  const of = (account: LedgerAccount) =>
    sql`coalesce(sum(case when debit = ${account} then amount when credit = ${account} then -amount end), 0)::int`;
  const row = await firstRow<Balance>(
    db,
    sql`select ${of('authorised')} as authorised, ${of('gateway')} as gateway, ${of('till')} as till,
          coalesce(sum(amount) filter (where kind = 'refund'), 0)::int as refunded
        from ledger_entries where payment_id = ${paymentId}`,
  );
  return row ?? { authorised: 0, gateway: 0, till: 0, refunded: 0 };
}

/**
 * Posts a movement of money that has happened. The caller has locked the payment's row. Nothing is posted for an amount
 * of 0.
 * @param key identifies the movement among those of its kind
 */
export async function post(
  tx: Database,
  payment: PaymentRow,
  kind: LedgerKind,
  amount: number,
  now: Date,
  key: string = kind,
): Promise<void> {
  if (amount === 0) return;
  const [debit, credit] = ACCOUNTS[kind];
  const { id: paymentId, gateway, gatewayPaymentId: reference, currency } = payment;
  await tx.insert(ledgerEntries).values({
    id: newId(),
    paymentId,
    kind,
    debit,
    credit: kind === 'refund' && gateway === 'cash' ? 'till' : credit,
    amount,
    currency,
    key,
    reference,
    at: now,
  });
}

/** Posts the gateway's capture of a payment, and releases what it left of the authorisation. */
export async function postCapture(tx: Database, payment: PaymentRow, amount: number, now: Date): Promise<void> {
  await post(tx, payment, 'capture', amount, now);
  await postRelease(tx, payment, now);
}

/** Posts the end of what is still authorised. @param key of a second release, as in `post` */
export async function postRelease(tx: Database, payment: PaymentRow, now: Date, key?: string): Promise<void> {
  await post(tx, payment, 'void', (await balanceOf(tx, payment.id)).authorised, now, key);
}
