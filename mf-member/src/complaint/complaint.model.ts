import type { Order } from '@storefront/api/entities/order';
import { ComplaintKind, type NewComplaint, type OrderComplaint } from '@storefront/api/entities/order-complaint';
import { COMPLAINT_NOTE_MAX_LENGTH } from '@storefront/api/limits/complaint-limits';
import { fill } from '@storefront/messages/fill';
import { complaintDeclined, complaintOpen, complaintRefunded, complaintRefunding } from '@storefront/messages/orders';

/** What is read of an order to report a problem with it; a followed order has it too. */
export type ReportedOrder = Pick<Order, 'businessOrderId' | 'lines' | 'complaints' | 'reportable'>;

const KINDS: readonly ComplaintKind[] = ComplaintKind.enum;
/** An id as the back end writes it: at most the largest whole number that is exact. */
const LINE_FIELD = /^kind-([1-9]\d{0,15})$/;

export const KIND_LABELS: Readonly<Record<ComplaintKind, string>> = {
  missing: 'Missing',
  damaged: 'Damaged',
  poor_quality: 'Poor quality',
  not_as_ordered: 'Not what I asked for',
};

/** The fields of a line, by its number. */
export const kindField = (lineId: number): string => `kind-${lineId}`;
export const quantityField = (lineId: number): string => `quantity-${lineId}`;

/**
 * What a form reports: the lines with a chosen kind, and the note in one line; undefined if nothing was chosen.
 * @param form its fields
 */
export function complaintOf(form: Readonly<Record<string, string>>): NewComplaint | undefined {
  const lines = Object.entries(form).flatMap(([name, value]) => {
    const lineId = Number(LINE_FIELD.exec(name)?.[1]);
    const kind = KINDS.find((one) => one === value);
    const quantity = Number(form[quantityField(lineId)] ?? 1);
    return Number.isSafeInteger(lineId) && kind && Number.isSafeInteger(quantity) && quantity > 0
      ? [{ lineId, quantity, kind }]
      : [];
  });
  const note = noteOf(form);
  return lines.length > 0 ? { lines, ...(note && { note }) } : undefined;
}

/** The note in one line, as it is stored. */
const noteOf = ({ note = '' }: Readonly<Record<string, string>>): string => note.trim().replace(/\s+/g, ' ');

export const isNoteTooLong = (form: Readonly<Record<string, string>>): boolean =>
  noteOf(form).length > COMPLAINT_NOTE_MAX_LENGTH;

/**
 * What became of a reported problem, in a sentence.
 * @param money formats an amount in minor units
 */
export function complaintState(
  { state, amount, isDone }: Pick<OrderComplaint, 'state' | 'amount' | 'isDone'>,
  money: (minor: number) => string,
): string {
  if (state === 'open') return complaintOpen;
  if (state === 'declined') return complaintDeclined;
  return fill(isDone ? complaintRefunded : complaintRefunding, money(amount));
}
