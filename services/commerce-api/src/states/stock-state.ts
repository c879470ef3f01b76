/**
 * The transitions of the counted stock of an order: `taken` when a payment opens, `returned` when the payment fails or
 * the order ends undelivered.
 */
export const stockTransitions = { none: ['taken'], taken: ['returned'], returned: [] } as const;
