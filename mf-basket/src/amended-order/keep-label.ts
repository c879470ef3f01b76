import type { AmendedOrder } from '@storefront/api/entities/basket';

/** The label of the way out of a change. */
export const keepLabel = ({ refusal }: AmendedOrder): string =>
  refusal === 'order_ended' ? 'Leave the change' : 'Keep my order as it is';
