/** The specification's date formats, as moment format strings. */
export const dateFormats = {
  /** 2026-11-28 */ date: 'YYYY-MM-DD',
  /** 17:00 */ time: 'HH:mm',
  /** 28 Nov */ dayMonth: 'DD MMM',
  /** 28 Nov 2026 */ dayMonthYear: 'DD MMM YYYY',
  /** 5:00pm */ clock: 'h:mma',
  /** 2026-11-28T17:00:00+00:00 */ iso: 'YYYY-MM-DDTHH:mm:ssZ',
} as const;

export type DateFormat = keyof typeof dateFormats;
