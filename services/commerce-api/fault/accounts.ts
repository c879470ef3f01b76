import { setTimeout as pause } from 'node:timers/promises';
import { COUNTED_STOCK } from './fault-environment';
import type { Shopper } from './shopper';

interface OrderRow {
  status: string;
  order_id: string | null;
  total: number;
}

interface PaymentRow {
  state: string;
  gateway: string;
  refusal_code: string | null;
}

/** Our database's records of one shopper's order and payments. */
export async function accountsOf({ environment, draftOrderId }: Shopper) {
  const [order] = await environment.sql<OrderRow>(
    'select status, order_id, total from orders where draft_order_id = $1',
    [draftOrderId],
  );
  const payments = await environment.sql<PaymentRow>(
    'select state, gateway, refusal_code from payments where draft_order_id = $1 order by created_at, id',
    [draftOrderId],
  );
  return { order, payments };
}

/** An authorised payment rests until its order is picked. */
const FINAL_STATES = ['to_collect', 'authorised', 'captured', 'declined', 'cancelled', 'voided', 'added', 'refunded'];
/** The reconciler's interval plus a margin for a busy machine. */
const MAX_WAIT_MS = 10_000;

/**
 * Waits until none of the shopper's payments is open, except one that waits for the bank or for the shopper on the
 * gateway's own page. @returns the duration in milliseconds
 */
export async function untilSettled(shopper: Shopper): Promise<number> {
  const started = Date.now();
  for (;;) {
    const { payments } = await accountsOf(shopper);
    const charges = payments.length ? await shopper.environment.sandbox.charges(shopper.draftOrderId) : [];
    const isAtBank = charges.some(({ status }) => status === 'Pending');
    const isWaiting = ({ state, gateway }: PaymentRow) => state === 'pending' && (isAtBank || gateway === 'realex');
    const open = payments.filter((payment) => !FINAL_STATES.includes(payment.state) && !isWaiting(payment));
    // An amount stays authorised only for an order that waits to be picked.
    const waiting = payments.filter(({ state }) => state === 'authorised').length;
    const isSetAside = charges.filter(({ status }) => status === 'Authorized').length > waiting;
    if (open.length === 0 && !isSetAside) return Date.now() - started;
    if (Date.now() - started > MAX_WAIT_MS)
      throw new Error(`Still open after ${MAX_WAIT_MS} ms: ${open.map(({ state }) => state).join(', ')}`);
    await pause(50);
  }
}

/** Uses and stock of this order that an ended order or a failed payment keeps. */
const STRAY = `(select count(*)::int from (
    select draft_order_id from stock_takings
    union all select draft_order_id from coupon_uses where state in ('reserved', 'used')) kept
  join orders o using (draft_order_id)
  where o.draft_order_id = $1 and (
    o.status in ('order_cancelled', 'order_declined', 'store_rejected_order')
    or (o.placed_at is null and not exists (
      select from payments p where p.draft_order_id = $1 and p.state in ('created', 'pending', 'authorised')))))`;

const NOTHING_WRONG = { wrong_slots: 0, wrong_uses: 0, wrong_stock: 0, stray: 0 };

const ENDED = ['order_cancelled', 'order_declined', 'store_rejected_order'];
const ENDED_OR_REFUNDED = [...ENDED, 'refunded'];

/**
 * The order exists once and is paid once, or neither: compares our records with the gateway's, the slot and the
 * mailbox.
 */
export async function checkAccounts(shopper: Shopper): Promise<void> {
  const { environment, draftOrderId, email } = shopper;
  const { order, payments } = await accountsOf(shopper);
  const placed = order?.order_id != null;
  const charges = draftOrderId ? await environment.sandbox.charges(draftOrderId) : [];
  const taken = charges.reduce((sum, { net_captured }) => sum + net_captured, 0);
  const paid = payments.filter(({ state }) => ['authorised', 'captured', 'to_collect'].includes(state));
  const byCard = paid.some(({ gateway }) => gateway !== 'cash');
  const shouldBePaid = placed && !ENDED_OR_REFUNDED.includes(order?.status ?? '');
  expect(paid).toHaveLength(shouldBePaid ? 1 : 0);
  const isTaken = paid.some(({ state }) => state === 'captured');
  const [refunds] = await environment.sql<{ amount: number; open: number }>(
    `select coalesce(sum(amount), 0)::int as amount, count(*) filter (where done_at is null)::int as open
     from refunds where draft_order_id = $1 and kind = 'goodwill'`,
    [draftOrderId],
  );
  const refunded = refunds?.amount ?? 0;
  // Requested once, or not at all.
  expect(shopper.refunded === 0 ? [0] : [0, shopper.refunded]).toContain(refunded);
  expect(refunds?.open).toBe(0);
  expect(taken).toBe(shouldBePaid && byCard && isTaken ? (order?.total ?? 0) - refunded : 0);
  // The ledger has each of the gateway's movements once.
  const held = charges.reduce((sum, { status, amount }) => sum + (status === 'Authorized' ? amount : 0), 0);
  const [books] = await environment.sql<{ gateway: number; authorised: number }>(
    `select coalesce(sum(case 'gateway' when debit then l.amount when credit then -l.amount end), 0)::int as gateway,
       coalesce(sum(case 'authorised' when debit then l.amount when credit then -l.amount end), 0)::int as authorised
     from ledger_entries l join payments p on p.id = l.payment_id where p.draft_order_id = $1`,
    [draftOrderId],
  );
  expect(books).toEqual({ gateway: taken, authorised: held });
  const setAside = charges.filter(({ status, net_captured }) => status === 'Authorized' || net_captured > 0);
  expect(setAside).toHaveLength(shouldBePaid && byCard ? 1 : 0);

  const [counted] = await environment.sql<{
    baskets: number;
    mails: number;
    endings: number;
    wrong_slots: number;
    wrong_uses: number;
    wrong_stock: number;
    stray: number;
  }>(
    `select
       (select count(*)::int from orders o join baskets b on b.token = o.next_basket_token where o.draft_order_id = $1) as baskets,
       (select count(*)::int from outgoing_mail where subject_id = $1 and kind = 'order_confirmation') as mails,
       (select count(*)::int from outgoing_mail where subject_id = $1 and kind = 'order_ended') as endings,
       (select count(*)::int from slots s where s.reserved <> (
          select count(*) from reservations r
          where r.store_id = s.store_id and r.slot_id = s.slot_id and r.state in ('held', 'confirmed'))) as wrong_slots,
       (select count(*)::int from coupons c where c.uses <> (
          select count(*) from coupon_uses u where u.coupon_id = c.id and u.state in ('reserved', 'used'))) as wrong_uses,
       (select count(*)::int from store_items s where s.stock + (
          select coalesce(sum(t.quantity), 0) from stock_takings t
          where t.store_id = s.store_id and t.item_id = s.item_id) <> $2) as wrong_stock,
       ${STRAY} as stray`,
    [draftOrderId, COUNTED_STOCK],
  );
  // The shopper is informed about every ended order; a delivered and refunded one has not ended.
  const events = await environment.sql<{ status: string }>(
    'select status from order_events where draft_order_id = $1 order by at, id',
    [draftOrderId],
  );
  const statuses = events.map(({ status }) => status);
  const ended =
    statuses.some((status) => ENDED.includes(status)) || statuses.join().endsWith('unable_to_deliver,refunded');
  expect(counted).toEqual({ baskets: placed ? 1 : 0, mails: placed ? 1 : 0, endings: ended ? 1 : 0, ...NOTHING_WRONG });
  if (!placed) return;
  const confirmations = async (seconds: number) => {
    const deadline = Date.now() + seconds * 1000;
    for (;;) {
      const found = await environment.sandbox.control('GET', `/api/mail?to=${encodeURIComponent(email)}`);
      const { mail } = found as { mail: { message_id: string; subject: string }[] };
      const confirming = mail.filter(({ subject }) => !subject.includes('has been cancelled'));
      if (confirming.length || Date.now() > deadline) return confirming;
      await pause(100);
    }
  };
  let mail = await confirmations(ended ? 0 : 2);
  if (mail.length === 0 && !ended) {
    // A process died while it was sending; another process may claim the mail after a minute.
    await environment.advanceClock(61);
    mail = await confirmations(10);
  }
  // If the mail server's acknowledgement was lost, the mail is sent again with the same Message-ID. A mail that became
  // pointless meanwhile is not sent.
  const sent = new Set(mail.map(({ message_id }) => message_id)).size;
  if (ended) expect(sent).toBeLessThanOrEqual(1);
  else expect(sent).toBe(1);
}
