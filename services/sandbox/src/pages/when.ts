const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});

/** '2026-11-21T13:51:13Z' as people in the United Kingdom write it. */
export const when = (instant: string): string => format.format(new Date(instant));
