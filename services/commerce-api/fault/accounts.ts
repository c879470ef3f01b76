import { setTimeout as pause } from 'node:timers/promises';
import type { Shopper } from './shopper';

interface OrderRow {
  status: string;
  order_id: string | null;
  total: number;
}

interface PaymentRow {
  state: string;
  gateway: string;
}

/** What our database says of one shopper's order and money. */
export async function accountsOf({ setting, draftOrderId }: Shopper) {
  const [order] = await setting.sql<OrderRow>('select status, order_id, total from orders where draft_order_id = $1', [
    draftOrderId,
  ]);
  const payments = await setting.sql<PaymentRow>(
    'select state, gateway from payments where draft_order_id = $1 order by created_at, id',
    [draftOrderId],
  );
  return { order, payments };
}

const FINAL_STATES = ['to_collect', 'captured', 'declined', 'cancelled', 'voided', 'refunded'];
/** The reconciler's own interval, and what a busy machine may add. */
const MAX_WAIT_MS = 10_000;

/** Waits until nothing of the shopper's is open, save a payment that their bank waits for; how long it took. */
export async function untilSettled(shopper: Shopper): Promise<number> {
  const started = Date.now();
  for (;;) {
    const { payments } = await accountsOf(shopper);
    const charges = payments.length ? await shopper.setting.sandbox.charges(shopper.draftOrderId) : [];
    const isAtBank = charges.some(({ status }) => status === 'Pending');
    const open = payments.filter(({ state }) => !FINAL_STATES.includes(state) && !(state === 'pending' && isAtBank));
    // Nobody's money stays set aside: it is taken for an order or given back.
    const isSetAside = charges.some(({ status }) => status === 'Authorized');
    if (open.length === 0 && !isSetAside) return Date.now() - started;
    if (Date.now() - started > MAX_WAIT_MS)
      throw new Error(`Still open after ${MAX_WAIT_MS} ms: ${open.map(({ state }) => state).join(', ')}`);
    await pause(50);
  }
}

const ENDED = ['order_cancelled', 'order_declined', 'store_rejected_order'];
const ENDED_OR_REFUNDED = [...ENDED, 'refunded'];

/** The order exists once and is paid once, or neither: our books against the gateway's, the slot's and the mailbox's. */
export async function checkAccounts(shopper: Shopper): Promise<void> {
  const { setting, draftOrderId, email } = shopper;
  const { order, payments } = await accountsOf(shopper);
  const placed = order?.order_id != null;
  const charges = draftOrderId ? await setting.sandbox.charges(draftOrderId) : [];
  const taken = charges.reduce((sum, { net_captured }) => sum + net_captured, 0);
  const paid = payments.filter(({ state }) => state === 'captured' || state === 'to_collect');
  const byCard = paid.some(({ gateway }) => gateway !== 'cash');
  const wanted = placed && !ENDED_OR_REFUNDED.includes(order?.status ?? '');
  expect(paid).toHaveLength(wanted ? 1 : 0);
  expect(taken).toBe(wanted && byCard ? order?.total : 0);
  const setAside = charges.filter(({ status }) => status === 'Authorized' || status === 'Captured');
  expect(setAside).toHaveLength(wanted && byCard ? 1 : 0);

  const [counted] = await setting.sql<{ baskets: number; mails: number; endings: number; wrong_slots: number }>(
    `select
       (select count(*)::int from orders o join baskets b on b.token = o.next_basket_token where o.draft_order_id = $1) as baskets,
       (select count(*)::int from outgoing_mail where subject_id = $1 and kind = 'order_confirmation') as mails,
       (select count(*)::int from outgoing_mail where subject_id = $1 and kind = 'order_ended') as endings,
       (select count(*)::int from slots s where s.reserved <> (
          select count(*) from reservations r
          where r.store_id = s.store_id and r.slot_id = s.slot_id and r.state in ('held', 'confirmed'))) as wrong_slots`,
    [draftOrderId],
  );
  // Nobody's order ends in silence; one that was delivered and paid back has not ended.
  const events = await setting.sql<{ status: string }>(
    'select status from order_events where draft_order_id = $1 order by at, id',
    [draftOrderId],
  );
  const way = events.map(({ status }) => status);
  const ended = way.some((status) => ENDED.includes(status)) || way.join().endsWith('unable_to_deliver,refunded');
  expect(counted).toEqual({ baskets: placed ? 1 : 0, mails: placed ? 1 : 0, endings: ended ? 1 : 0, wrong_slots: 0 });
  if (!placed) return;
  const confirmations = async (seconds: number) => {
    const giveUp = Date.now() + seconds * 1000;
    for (;;) {
      const found = await setting.sandbox.control('GET', `/api/mail?to=${encodeURIComponent(email)}`);
      const { mail } = found as { mail: { message_id: string; subject: string }[] };
      const confirming = mail.filter(({ subject }) => !subject.includes('is not coming'));
      if (confirming.length || Date.now() > giveUp) return confirming;
      await pause(100);
    }
  };
  let mail = await confirmations(ended ? 0 : 2);
  if (mail.length === 0 && !ended) {
    // A process died with it in its hands: after a minute it is another's to send.
    await setting.later(61);
    mail = await confirmations(10);
  }
  // A mail server that took a mail whose thanks was lost gets it again, under the same Message-ID. Who waited for it until
  // there was nothing to confirm any more gets none.
  const sent = new Set(mail.map(({ message_id }) => message_id)).size;
  if (ended) expect(sent).toBeLessThanOrEqual(1);
  else expect(sent).toBe(1);
}
