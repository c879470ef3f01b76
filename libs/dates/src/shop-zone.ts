/** The shops' time zone. A slot at five is at five in the shop, whatever the shopper's time zone. */
export const shopZone = 'Europe/London';
