/** Every limit that more than one part of the storefront goes by, named, with its reason. Nothing else says these numbers. */

/** The longest postcode that can be typed: 'SW1A 1AA' and its space. */
export const POSTCODE_MAX_LENGTH = 8;

/** One letter finds nearly everything, which helps nobody and costs a lot. */
export const SEARCH_TERM_MIN_LENGTH = 2;

/** Milliseconds without a key before an address is looked up: people type a letter every 100 to 300. */
export const LOOKUP_DEBOUNCE_MS = 400;

/** A slot is held for so long: enough for a checkout, short enough that nobody sits on a place that others want. */
export const RESERVATION_MINUTES = 15;

/** A hold that has fewer minutes left than one of these is warned about, once for each: while there is time to pay. */
export const WARNING_MINUTES = [5, 4, 3, 2] as const;

/** What an order's status is to systems that know numbers alone; the gaps leave room. */
export const ORDER_STATUS_CODES = {
  sent_to_store: 20,
  store_accepted_picking: 40,
  picked: 60,
  en_route: 80,
  delivered: 100,
} as const;

/** Where a business trades that does not say. */
export const DEFAULT_COUNTRY = 'GB';

/** Seconds that a browser may show a public page without asking: a price change is seen on the next look. */
export const BROWSER_CACHE_SECONDS = 15;

/** Seconds that a shared cache may: it serves many, and a minute spares the shell most of them. */
export const SHARED_CACHE_SECONDS = 60;
