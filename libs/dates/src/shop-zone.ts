/** The shops' time zone. Times of slots are shown in it, not in the shopper's own zone. */
export const shopZone = 'Europe/London';
