import { setTimeout as pause } from 'node:timers/promises';
import type { StartedSandbox } from '../test-support/programs/start-sandbox';
import type { PaymentRacer } from './payment-racer';
import type { RaceEnvironment } from './race-environment';

/** The reconciler's interval, its second look, and a margin for a busy machine. */
const MAX_WAIT_MS = 20_000;
const OPEN = ['created', 'capturing', 'voiding', 'refunding'];
const ENDED = ['order_cancelled', 'order_declined', 'store_rejected_order', 'refunded'];

/** What a race left of one draft order, in our records and in the gateway's. */
export interface Books {
  status: string;
  total: number;
  placed: boolean;
  payments: { state: string; gateway: string; amount: number }[];
  /** What operators refunded as goodwill. */
  goodwill: number;
  ledger: { held: number; taken: number };
  gateway: { held: number; taken: number; charges: number };
}

async function booksOfDraft(
  { sql }: RaceEnvironment,
  sandbox: StartedSandbox,
  { draftOrderId }: PaymentRacer,
): Promise<Books> {
  const [order] = await sql(
    `select o.status, o.total, o.placed_at is not null as placed,
       (select coalesce(sum(amount), 0)::int from refunds where draft_order_id = $1 and kind = 'goodwill') as goodwill
     from orders o where o.draft_order_id = $1`,
    [draftOrderId],
  );
  // What was added to another payment is in that one's books.
  const payments = await sql(
    `select state, gateway, amount from payments where draft_order_id = $1 and state <> 'added'`,
    [draftOrderId],
  );
  const [ledger] = await sql(
    `select coalesce(sum(case 'gateway' when debit then l.amount when credit then -l.amount end), 0)::int as taken,
       coalesce(sum(case 'authorised' when debit then l.amount when credit then -l.amount end), 0)::int as held
     from ledger_entries l join payments p on p.id = l.payment_id where p.draft_order_id = $1`,
    [draftOrderId],
  );
  const charges = await sandbox.charges(draftOrderId);
  const isHeld = ({ status }: { status: string }) => status === 'Authorized';
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  return {
    ...(order as Pick<Books, 'status' | 'total' | 'placed' | 'goodwill'>),
    payments: payments as Books['payments'],
    ledger: { held: Number(ledger?.held), taken: Number(ledger?.taken) },
    gateway: {
      held: sum(charges.filter(isHeld).map(({ amount, balances }) => balances?.total_authorized ?? amount)),
      taken: sum(charges.map(({ net_captured }) => net_captured)),
      charges: charges.filter((charge) => isHeld(charge) || charge.net_captured > 0).length,
    },
  };
}

/**
 * The books of an order and of what it was changed into, which may be paid by one payment; at most one of the two is live.
 */
export async function booksOf(
  environment: RaceEnvironment,
  sandbox: StartedSandbox,
  racer: PaymentRacer,
): Promise<Books> {
  const own = await booksOfDraft(environment, sandbox, racer);
  if (!racer.amendment) return own;
  const changed = await booksOfDraft(environment, sandbox, racer.amendment);
  expect([own, changed].filter(isLive).length).toBeLessThanOrEqual(1);
  const present = isLive(changed) ? changed : own;
  const both = (of: (books: Books) => number) => of(own) + of(changed);
  return {
    ...present,
    payments: [...own.payments, ...changed.payments],
    ledger: { held: both(({ ledger }) => ledger.held), taken: both(({ ledger }) => ledger.taken) },
    gateway: {
      held: both(({ gateway }) => gateway.held),
      taken: both(({ gateway }) => gateway.taken),
      charges: both(({ gateway }) => gateway.charges),
    },
  };
}

/** Waits until the reconcilers of both processes have left no payment open. */
export async function untilSettled({ sql }: RaceEnvironment): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const open = await sql('select id, state from payments where state = any($1)', [OPEN]);
    if (open.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still open: ${JSON.stringify(open)}`);
    await pause(50);
  }
}

/** The order was placed and has not ended. */
const isLive = ({ placed, status }: Books): boolean => placed && !ENDED.includes(status);

/** The order is there once and paid once, or neither; nobody is charged twice, and the books agree with the gateway's. */
export function expectAgreement(books: Books): void {
  const { payments, total, goodwill, ledger, gateway } = books;
  expect(ledger).toEqual({ held: gateway.held, taken: gateway.taken });
  const isDue = isLive(books);
  // An order that was paid back whole as goodwill is still delivered.
  const isGiven = goodwill > 0 && goodwill === total;
  const paidStates = ['authorised', 'captured', 'to_collect', ...(isGiven && isDue ? ['refunded'] : [])];
  const paid = payments.filter(({ state }) => paidStates.includes(state));
  expect([books, paid.length]).toEqual([books, isDue ? 1 : 0]);
  const [payment] = paid;
  const isByCard = payment !== undefined && payment.gateway !== 'cash';
  expect([books, gateway.charges]).toEqual([books, isByCard && !isGiven ? 1 : 0]);
  const isTaken = payment?.state === 'captured' && isByCard;
  expect([books, gateway.taken]).toEqual([books, isTaken ? total - goodwill : 0]);
  expect([books, gateway.held]).toEqual([books, isByCard && payment.state === 'authorised' ? payment.amount : 0]);
}
