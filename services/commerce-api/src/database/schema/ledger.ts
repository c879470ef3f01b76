import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { payments } from './order';

/** What moves money. A void also releases what a capture left of its authorisation. */
export type LedgerKind = 'authorisation' | 'capture' | 'void' | 'refund' | 'cash';

/**
 * Where money can be: with the shopper, set aside on their card (`authorised`), at the card gateway, or in the store's
 * till.
 */
export type LedgerAccount = 'shopper' | 'authorised' | 'gateway' | 'till';

/**
 * The double-entry ledger of money. A row is one posting: the same amount is debited to one account and credited to
 * another, so the two sides are always equal. Triggers refuse to change or delete rows, and to take an account of a
 * payment below zero: never more is captured than was authorised, nor refunded than was taken.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id('id').primaryKey(),
    paymentId: id('payment_id').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    debit: text('debit').$type<LedgerAccount>().notNull(),
    credit: text('credit').$type<LedgerAccount>().notNull(),
    /** In minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Identifies the movement within its payment, so that it is recorded once. */
    key: text('key').notNull(),
    /** The gateway's id of the payment; null for cash. */
    reference: text('reference'),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.paymentId], foreignColumns: [payments.id], name: 'ledger_entries_of_payment' }),
    unique('ledger_entries_once').on(table.paymentId, table.kind, table.key),
    index('ledger_entries_at').on(table.at),
    check('ledger_entries_amount', sql`${table.amount} > 0`),
    check(
      'ledger_entries_accounts',
      sql`(${table.kind}, ${table.debit}, ${table.credit}) in (
        ('authorisation', 'authorised', 'shopper'), ('void', 'shopper', 'authorised'),
        ('capture', 'gateway', 'authorised'), ('cash', 'till', 'shopper'),
        ('refund', 'shopper', 'gateway'), ('refund', 'shopper', 'till'))`,
    ),
  ],
);
