import type { LineProps } from '../basket-page/AisleLines';

/** In a basket that changes an order: what the order had of a line. Nothing for a line that is as it was. */
export function LineBefore({ before, quantity }: Pick<LineProps, 'before'> & { readonly quantity: number }) {
  if (before === undefined || before === quantity) return null;
  return <span>{before === null ? 'New in this order' : `You ordered ${before}`}</span>;
}
