/** A storefront that is slower counts as away; whoever releases something waits for the reply. */
export const REPLY_DEADLINE_MS = 5_000;
