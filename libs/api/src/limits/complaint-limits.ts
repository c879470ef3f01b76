import { DAY_MS } from '../durations';

/** How long after an order's end a problem can be reported: as long as a guest's link to the order works. */
export const COMPLAINT_MS = 30 * DAY_MS;

/** What the shopper noticed, in a sentence or two beside what was chosen. */
export const COMPLAINT_NOTE_MAX_LENGTH = 300;

/** The last 90 days of a shopper count for what is refunded without an operator: regular complaints are looked at. */
export const COMPLAINT_WINDOW_MS = 90 * DAY_MS;

/** For a business that states no limits of its own. */
export const DEFAULT_COMPLAINT_RULES = {
  /** Days after an order's end: fresh food has been looked at by then. */
  days: 7,
  /** For one order, in minor units: a few items of a usual shop, below which an operator's time costs more. */
  perOrder: 2_000,
  /** For one shopper in the window above: twice the limit of an order. */
  perShopper: 4_000,
} as const;

/** A month: an older problem can no longer be checked. */
export const COMPLAINT_DAYS_MAX = 30;
/** Refunds without an operator, in minor units: a larger limit is a typing mistake. */
export const COMPLAINT_REFUND_MAX = 100_000;

/** A phone camera's photo, with some spare; no larger than any file that a shopper sends. */
export const COMPLAINT_PICTURE_BYTES = 5 * 1024 * 1024;
/** The picture with the other fields of its form. */
export const COMPLAINT_PICTURE_BODY_BYTES = COMPLAINT_PICTURE_BYTES + 65_536;
/** The accepted media types, detected from the content. */
export const COMPLAINT_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
