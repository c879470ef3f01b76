import type { Order } from '@storefront/api/entities/order';
import { lineNote } from '@storefront/messages/basket';
import { orderedWeightText } from '@storefront/messages/estimate-text';
import { fill } from '@storefront/messages/fill';

type Line = Order['lines'][number];
type Choices = Pick<Line, 'substitution' | 'substitute' | 'instructions' | 'confirmedAge'>;

type Outcome = Pick<
  Line,
  'quantity' | 'picked' | 'substituted' | 'missing' | 'refundedQuantity' | 'refundedAmount' | 'weight'
>;

/**
 * What became of a line, one text each: its weight, estimated until it is weighed; replaced, missing, refunded.
 * @param money formats an amount in minor units
 */
export function outcomeNotes(
  { quantity, picked, substituted, missing, refundedQuantity, refundedAmount, weight }: Outcome,
  money: (minor: number) => string,
): string[] {
  const isPicked = picked !== null && picked !== undefined;
  return [
    // Once a line is picked, its sum is final, weighed or not.
    ...(weight && (!isPicked || (picked > 0 && weight.weighed)) ? [orderedWeightText(weight, money)] : []),
    ...(isPicked && picked < quantity ? [`${picked} of ${quantity} picked`] : []),
    ...(substituted ? [`${substituted.quantity} × ${substituted.name} instead: ${money(substituted.amount)}`] : []),
    ...(missing ? [`${missing} not available, and not charged`] : []),
    ...(refundedQuantity ? [`${refundedQuantity} refunded: ${money(refundedAmount ?? 0)}`] : []),
  ];
}

/** What the shopper chose for a line, one text each: substitution, their note, proof of age. */
export function lineNotes({ substitution, substitute, instructions, confirmedAge }: Choices): string[] {
  const missing = substituteNote(substitute ?? (substitution === 'allow' ? { kind: 'similar', name: null } : null));
  return [
    ...(missing ? [missing] : []),
    ...(instructions ? [fill(lineNote, instructions)] : []),
    ...(confirmedAge === null ? [] : [`For people aged ${confirmedAge} or over: have proof of age ready`]),
  ];
}

/** What happens if the line's item is out of stock; nothing if the shopper made no choice. */
function substituteNote(substitute: Pick<NonNullable<Line['substitute']>, 'kind' | 'name'> | null): string | undefined {
  if (!substitute) return undefined;
  const { kind, name } = substitute;
  if (kind === 'none') return 'Left out if it is out of stock';
  if (kind === 'ask') return 'We ask you if it is out of stock';
  return `Replaced with ${name ?? 'a similar item'} if it is out of stock`;
}
