/** An instant in the shops' time zone; empty for none. */
export const formatMoment = (iso: string | null): string =>
  iso === null
    ? ''
    : new Date(iso).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' });
