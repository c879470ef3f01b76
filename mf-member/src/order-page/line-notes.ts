import type { Order } from '@storefront/api/entities/order';

type Choices = Pick<Order['lines'][number], 'substitution' | 'instructions' | 'confirmedAge'>;

/** What the shopper chose for a line, one text each: substitution, their note, proof of age. */
export function lineNotes({ substitution, instructions, confirmedAge }: Choices): string[] {
  return [
    ...(substitution === 'allow' ? ['Replaced with a similar item if it is out of stock'] : []),
    ...(instructions ? [`Your note: ${instructions}`] : []),
    ...(confirmedAge === null ? [] : [`For people aged ${confirmedAge} or over: have proof of age ready`]),
  ];
}
