import type { DriveStop, NotDeliveredReason } from '@storefront/api/entities/desk/drive';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { deliveryStops } from '../../../database/schema/delivery-run';
import { cancelFileRemovals } from '../../../files/remove-due-files';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { moveByOperator, settleMoved } from '../../admin/move-by-operator';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { handOverNote, needsOf } from '../hand-over-note';
import { atStop, doneTime, type StopCall } from './at-stop';
import { lockOwnStop } from './driver';
import type { StopRow } from './run.repository';
import { storeSafePlacePicture } from './safe-place-picture';

type Reply = ReplyOf<'POST /desk/drive-run'>;

const setStop = (tx: Database, { runId, draftOrderId }: StopRow, change: Partial<StopRow>) =>
  tx
    .update(deliveryStops)
    .set(change)
    .where(and(eq(deliveryStops.runId, runId), eq(deliveryStops.draftOrderId, draftOrderId)));

/** The driver is at the door. The first time stays. */
export function arrive(context: ServiceContext, call: StopCall<BodyOf<'POST /desk/drive-arrived'>>): Promise<Reply> {
  const { body, operator, now } = call;
  const arrivedAt = doneTime(body.doneAt, now);
  return atStop(context, call, async (tx) => {
    const { stop } = await lockOwnStop(tx, operator, body.businessOrderId);
    if (stop.arrivedAt === null && stop.outcome === null) await setStop(tx, stop, { arrivedAt });
  });
}

/**
 * Whether an outcome was recorded before, so that nothing is left to do.
 * @throws Problem illegal_transition for another outcome, or an order that was ended elsewhere
 */
function isRecorded(order: PlacedOrder, stop: StopRow, outcome: NonNullable<DriveStop['outcome']>): boolean {
  if (stop.outcome === outcome) return true;
  if (stop.outcome !== null || order.status !== 'en_route')
    throw refuse('illegal_transition', 'Something else was recorded of this stop');
  return false;
}

/** @throws Problem drive_safe_place_refused, drive_picture_missing */
async function safePlaceNote(tx: Database, order: PlacedOrder, pictureKey: string | undefined): Promise<string> {
  const { age, cash } = await needsOf(tx, order);
  if (age !== null || cash > 0) throw refuse('drive_safe_place_refused');
  if (!pictureKey) throw refuse('drive_picture_missing');
  return 'Left in a safe place';
}

/**
 * Hands an order over at the door, or leaves it in a safe place.
 * @throws Problem order_not_found, drive_not_on_run, order_has_driver, illegal_transition, age_not_proven, cash_not_taken,
 * drive_safe_place_refused, drive_picture_missing, file_refused, date_invalid
 */
export async function deliver(
  context: ServiceContext,
  { body, ...call }: StopCall<BodyOf<'POST /desk/drive-delivered'>>,
): Promise<Reply> {
  const { operator, now } = call;
  const { businessOrderId, left, picture, ...proofs } = body;
  const doneAt = doneTime(body.doneAt, now);
  let moved: PaymentRow | undefined;
  const pictureKey =
    left === 'safe_place' && picture !== undefined
      ? await storeSafePlacePicture(context, { operator, businessOrderId, picture }, now)
      : undefined;
  const reply = await atStop(context, { ...call, body }, async (tx) => {
    const { order, stop } = await lockOwnStop(tx, operator, businessOrderId);
    if (isRecorded(order, stop, left)) return;
    const note = left === 'handed' ? await handOverNote(tx, order, proofs) : await safePlaceNote(tx, order, pictureKey);
    if (pictureKey) await cancelFileRemovals(tx, [pictureKey]);
    await setStop(tx, stop, { outcome: left, doneAt, pictureKey: pictureKey ?? null });
    moved = await moveByOperator(tx, order, { to: 'delivered', note }, operator, now);
  });
  await settleMoved(context, moved);
  return reply;
}

/** What the order's history says. */
const REASONS: Readonly<Record<NotDeliveredReason, string>> = {
  nobody_in: 'Nobody was in',
  no_access: 'The door could not be reached',
  wrong_address: 'Wrong address',
  refused: 'The order was refused at the door',
  no_id: 'No proof of age at the door',
  not_safe: 'It was not safe to deliver',
};

/** Records that an order could not be delivered, and why. */
export async function failToDeliver(
  context: ServiceContext,
  call: StopCall<BodyOf<'POST /desk/drive-not-delivered'>>,
): Promise<Reply> {
  const { body, operator, now } = call;
  const { businessOrderId, reason, note } = body;
  const doneAt = doneTime(body.doneAt, now);
  return atStop(context, call, async (tx) => {
    const { order, stop } = await lockOwnStop(tx, operator, businessOrderId);
    if (isRecorded(order, stop, 'not_delivered')) return;
    await setStop(tx, stop, { outcome: 'not_delivered', reason, doneAt });
    const why = note?.trim() ? `${REASONS[reason]}: ${note.trim()}` : REASONS[reason];
    await moveByOperator(tx, order, { to: 'unable_to_deliver', note: why }, operator, now);
  });
}
