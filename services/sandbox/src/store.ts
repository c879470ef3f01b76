import type { Instrument, Token } from './checkoutcom/cards/card.types';
import type { StoredReply } from './checkoutcom/payments/idempotency';
import type { Payment, PaymentSession } from './checkoutcom/payments/payment.types';
import type { WebhookEvent } from './checkoutcom/webhooks/webhook.types';
import { type Change, Journal } from './journal';
import type { Mail } from './mail/mail.types';
import type { HostedVisit, RealexCard, RealexTransaction } from './realex/realex.types';
import type { Sms } from './sms/sms.types';
import { Table } from './table';

/** All state of the sandbox, in memory and in the journal. */
export class Store {
  readonly tokens = new Table<Token>('tokens');
  readonly instruments = new Table<Instrument>('instruments');
  readonly payments = new Table<Payment>('payments');
  readonly sessions = new Table<PaymentSession>('sessions');
  readonly replies = new Table<StoredReply>('replies');
  readonly events = new Table<WebhookEvent>('events');
  readonly realexVisits = new Table<HostedVisit>('realexVisits');
  readonly realexTransactions = new Table<RealexTransaction>('realexTransactions');
  readonly realexCards = new Table<RealexCard>('realexCards');
  readonly mail = new Table<Mail>('mail');
  readonly sms = new Table<Sms>('sms');
  private readonly tables: ReadonlyMap<string, { apply(change: Change): void }>;
  private readonly journal: Journal;
  private readonly listeners = new Set<() => void>();

  constructor(folder: string) {
    const { tokens, instruments, payments, sessions, replies, events, mail, sms } = this;
    const { realexVisits, realexTransactions, realexCards } = this;
    this.tables = new Map(
      [
        ...[tokens, instruments, payments, sessions, replies, events, mail, sms],
        ...[realexVisits, realexTransactions, realexCards],
      ].map((table) => [table.name, table]),
    );
    this.journal = Journal.open(folder, (change) => this.tables.get(change.table)?.apply(change));
  }

  /** Commits changes atomically: after a kill, all of them exist or none. */
  commit(...changes: Change[]): void {
    if (changes.length === 0) return;
    this.journal.write(changes);
    for (const change of changes) this.tables.get(change.table)?.apply(change);
    for (const listener of this.listeners) listener();
  }

  /** Calls back after every commit; returns the unsubscribe function. */
  onCommit(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.journal.close();
  }
}
