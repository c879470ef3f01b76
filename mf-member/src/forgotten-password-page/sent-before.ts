/** Marks where the plain page says that a link was sent; the value is the address. */
export const SENT_TO = 'data-sent-to';

/** The address that the plain page has sent a link to, before the page replaces it. */
export const sentBefore = (): string | undefined =>
  document.querySelector(`[data-page] [${SENT_TO}]`)?.getAttribute(SENT_TO) ?? undefined;
