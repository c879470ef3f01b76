/** An instant as an operator reads it, on the shops' clock; nothing for none. */
export const moment = (iso: string | null): string =>
  iso === null
    ? ''
    : new Date(iso).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' });
