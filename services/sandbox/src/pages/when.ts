const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});

/** Formats '2026-11-21T13:51:13Z' for people in the United Kingdom. */
export const formatInstant = (instant: string): string => format.format(new Date(instant));
