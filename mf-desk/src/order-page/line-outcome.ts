import type { Order } from '@storefront/api/entities/order';

type Line = Order['lines'][number];

export interface LineOutcome {
  readonly kind: 'waiting' | 'picked' | 'swapped' | 'short' | 'missing' | 'weighed';
  readonly text: string;
}

/** What became of a line: picked as asked, weighed, replaced, fewer, or missing. */
export function lineOutcome({ quantity, picked, substituted, weight }: Line): LineOutcome {
  if (picked === null || picked === undefined) return { kind: 'waiting', text: 'Not picked yet' };
  if (substituted) return { kind: 'swapped', text: 'Swapped' };
  if (picked === 0) return { kind: 'missing', text: 'Missing' };
  if (picked < quantity) return { kind: 'short', text: `${picked} of ${quantity}` };
  return weight?.weighed ? { kind: 'weighed', text: `${weight.weighed.grams} g` } : { kind: 'picked', text: 'Picked' };
}

/** The shopper's wish for a missing item, in words. */
export function wishText({ substitute, substitution }: Line): string {
  const kind = substitute?.kind ?? (substitution === 'allow' ? 'similar' : 'none');
  if (kind === 'item') return `If missing: ${substitute?.name ?? 'another item'}`;
  if (kind === 'similar') return 'If missing: something similar';
  return kind === 'ask' ? 'If missing: ask the shopper' : 'If missing: nothing instead';
}

/** How many of a line can still be refunded. */
export const refundableOf = ({ quantity, picked, substituted, refundedQuantity = 0 }: Line): number =>
  (picked === null || picked === undefined ? quantity : picked + (substituted?.quantity ?? 0)) - refundedQuantity;
