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

/** Minutes without a call after which a guest has left: their details are not shown any more. A meal's length, and no more. */
export const GUEST_IDLE_MINUTES = 120;

/** Days after which an order that was never paid forgets its shopper: as long as a basket is remembered. */
export const UNPAID_DRAFT_DAYS = 30;

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

/** A person's name, a town or a county: longer ones are mistakes, and labels could not show them. */
export const NAME_MAX_LENGTH = 80;

/** The longest e-mail address that mail servers carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Fifteen digits (E.164) with a country code, spaces and brackets. */
export const PHONE_MAX_LENGTH = 32;

/** A postcode of any country as it is typed, with stray spaces. */
export const POSTCODE_INPUT_MAX_LENGTH = 12;

/** A first or last name: letters and labels hold no more, and a longer one is a message. */
export const PERSON_NAME_MAX_LENGTH = 50;

/** One line of an address, as labels and carriers take it. */
export const ADDRESS_LINE_MAX_LENGTH = 100;

/** A town or a county. */
export const TOWN_MAX_LENGTH = 60;

/** An address in one line: house, street and town. */
export const ADDRESS_TEXT_MAX_LENGTH = 200;

/** Longer than any name of an item: more letters find nothing more. */
export const SEARCH_TERM_MAX_LENGTH = 100;

/** The least that NIST SP 800-63B asks of a password that a person chooses. */
export const PASSWORD_MIN_LENGTH = 8;

/** A password that is being set: longer than any phrase that somebody types. */
export const PASSWORD_MAX_LENGTH = 128;

/** A password that is being checked: one from before the limit may be longer, and hashing must stay bounded. */
export const TYPED_PASSWORD_MAX_LENGTH = 200;

/** The longest name that DNS knows. */
export const HOST_NAME_MAX_LENGTH = 253;

/** A page of the storefront with its query, as gateways accept it. */
export const RETURN_URL_MAX_LENGTH = 500;

/** The longest address that browsers and mail programs handle alike. */
export const PAGE_URL_MAX_LENGTH = 2000;

/** A wallet's encrypted payment data is the longest token of a gateway. */
export const GATEWAY_TOKEN_MAX_LENGTH = 8000;

/** The reply of a hosted payment page, which is signed and encoded. */
export const HOSTED_REPLY_MAX_LENGTH = 16_000;

/** The token of a bot check, which carries its own proof. */
export const VERIFY_TOKEN_MAX_LENGTH = 4000;

/** A signed access token with its claims. */
export const TOKEN_MAX_LENGTH = 2000;

/** Fewer characters than this are no refresh token of ours. */
export const REFRESH_TOKEN_MIN_LENGTH = 20;

/** A refresh token is random; room for a longer one later. */
export const REFRESH_TOKEN_MAX_LENGTH = 200;

/** Fewer characters than this could be guessed. */
export const BASKET_TOKEN_MIN_LENGTH = 20;

/** A basket token is random; room for a longer one later. */
export const BASKET_TOKEN_MAX_LENGTH = 80;

/** A device's own number, as the makers of phones write it. */
export const DEVICE_ID_MAX_LENGTH = 120;

/** The address of a device at a message service. */
export const MESSAGING_DEVICE_ID_MAX_LENGTH = 200;

/** A version, a model or a level, as devices report it. */
export const DEVICE_TEXT_MAX_LENGTH = 40;

/** What providers of places accept as the name of a search session. */
export const PLACES_SESSION_MAX_LENGTH = 64;

/** What a picker or a driver reads before they set out. */
export const INSTRUCTIONS_MAX_LENGTH = 500;

/** A review that others will read to its end. */
export const REVIEW_MAX_LENGTH = 2000;

/** A shopper's message: a page and a half. */
export const MESSAGE_MAX_LENGTH = 4000;

/** More choices than any item offers. */
export const CHOSEN_OPTIONS_MAX = 60;

/** A bundle or an order that is repeated; more comes in several calls. */
export const ITEMS_AT_ONCE_MAX = 40;

/** Lines of the largest basket that a store can pick. */
export const BASKET_LINES_MAX = 200;

/** Items of one page. */
export const ITEM_IDS_MAX = 100;

/** As many tags as an item can have. */
export const FILTER_TAGS_MAX = 12;

/** The allergens that must be declared. */
export const FILTER_ALLERGENS_MAX = 14;

/** As many brands as a filter shows. */
export const FILTER_BRANDS_MAX = 24;

/** More facilities than a store can have. */
export const FACILITIES_MAX = 10;

/** More channels than any business writes on. */
export const MARKETING_CHANNELS_MAX = 20;

/** Sections, paragraphs or points of one page of text. */
export const PAGE_PARTS_MAX = 60;

/** A business's own pages of text. */
export const PAGES_MAX = 100;

/** Campaigns of a business that run or are planned. */
export const CAMPAIGNS_MAX = 200;

/** Old addresses of a shop that has moved here. */
export const REDIRECTS_MAX = 500;

/** Where a link of an editor leads. */
export const LINK_MAX_LENGTH = 400;

/** The path of a picture of this storefront. */
export const PICTURE_PATH_MAX_LENGTH = 200;

/** Company number and registered office, at the foot of every page. */
export const SMALL_PRINT_MAX_LENGTH = 400;

/** Links of one column of the footer. */
export const FOOTER_LINKS_MAX = 12;

/** Hosts of one business, its old ones among them. */
export const HOSTS_MAX = 20;

/** Parts of one business that have hosts of their own. */
export const SUB_BUSINESSES_MAX = 20;

/** Kinds of postcodes that a business accepts. */
export const POSTCODE_RULES_MAX = 20;

/** A regular expression that an operator can still read. */
export const PATTERN_MAX_LENGTH = 200;

/** An example beside a field. */
export const EXAMPLE_MAX_LENGTH = 40;

/** As many countries as there are (ISO 3166-1). */
export const COUNTRIES_MAX = 250;

/** What a shopper can choose from without searching. */
export const CONTACT_SUBJECTS_MAX = 20;

/** The address of a provider's map tiles, with its key. */
export const MAP_TILES_URL_MAX_LENGTH = 300;

/** A business with all its pages of text, as one body. */
export const BUSINESS_BODY_BYTES = 4_194_304;

/** More kinds of files than an import has. */
export const IMPORT_FILES_MAX = 20;

/** More columns than any kind of file has. */
export const IMPORT_COLUMNS_MAX = 40;

/** A heading of a sheet. */
export const IMPORT_COLUMN_NAME_MAX_LENGTH = 40;

/** Longer than any text that a column takes, so that the column itself can refuse it. */
export const IMPORT_CELL_MAX_LENGTH = 100_000;

/** The last part of an address. */
export const SLUG_MAX_LENGTH = 160;

/** A day: 2026-11-28. */
export const INSTANT_MIN_LENGTH = 10;

/** An instant with fractions of a second and a zone. */
export const INSTANT_MAX_LENGTH = 40;

/** Milliseconds after which a shopper has given up on an answer. */
export const CALL_TIMEOUT_MS = 10_000;

/** Milliseconds before a failed call is repeated; doubled each time. */
export const CALL_BACKOFF_MS = 250;

/** Milliseconds that a program waits for one call unless it says otherwise. */
export const OPERATOR_CALL_DEADLINE_MS = 3_000;

/** Milliseconds that a shopper waits for a part of a page before its place is left empty. */
export const PART_DEADLINE_MS = 8_000;

/** Orders of one page of the list: a screen and a half. */
export const ORDERS_PER_PAGE = 10;

/** Items of one row that is scrolled sideways. */
export const RAIL_ITEMS_MAX = 12;

/** Items that the home page of a store asks for. */
export const HOME_ITEMS_MAX = 24;

/** What search engines show of a page, and some to spare. */
export const DESCRIPTION_MAX_LENGTH = 300;

/** An order's number as a shopper types it, with words around it. */
export const ORDER_NUMBER_MAX_LENGTH = 40;

/** Characters of a digest that tell one link from another. */
export const LINK_NAME_LENGTH = 16;

/** A kind, a version or a composition in a report of a browser. */
export const REPORT_NAME_MAX_LENGTH = 40;

/** A part or a page in a report of a browser. */
export const REPORT_PART_MAX_LENGTH = 80;

/** A message or an address in a report of a browser: the first lines say what is wrong. */
export const REPORT_TEXT_MAX_LENGTH = 500;

/** A report with every field at its longest. */
export const REPORT_BODY_BYTES = 8_192;

/** A form of one answer. */
export const SMALL_FORM_BYTES = 1_024;

/** A form of a whole page. */
export const FORM_BYTES = 16_384;

/** Any other body that the shell itself reads. */
export const SHELL_BODY_BYTES = 65_536;

/** A field of the contact form: the message and room for the rest to be refused with a reason. */
export const MESSAGE_FIELD_MAX_LENGTH = 5_000;

/** Seconds of a day. */
export const DAY_SECONDS = 86_400;

/** Seconds of a year: the longest that caches keep anything. */
export const YEAR_SECONDS = 31_536_000;

/** Milliseconds within which a healthy back end answers. */
export const HEALTH_TIMEOUT_MS = 3_000;

/** Characters of a refused value that are repeated to an operator. */
export const QUOTED_MAX_LENGTH = 80;

/** Milliseconds between two readings of a countdown that shows seconds. */
export const TICK_MS = 1_000;

/** Faults of one request that are listed; who sends more mends these first. */
export const ERRORS_LISTED_MAX = 50;

/** Milliseconds that the home page waits for its search, without which it has no use. */
export const SEARCH_DEADLINE_MS = 3_000;

/** Seconds in which the next page must have shown a notice that waits for it. */
export const NOTICE_SECONDS = 60;

/** The highest page that a list is asked for: no shelf or order history is so long, and a larger number is a probe. */
export const PAGE_NUMBER_MAX = 1_000;

/** The same of operators' lists, which hold every order of every business. */
export const OPERATOR_PAGE_NUMBER_MAX = 100_000;

/** Rows of one page of an operator's list: what a terminal scrolls back to. */
export const OPERATOR_PAGE_MAX = 200;

/** Requests of one page of those who wait for a store: they are exported to a mailing, not read. */
export const FUTURE_CONTACTS_PAGE_MAX = 1_000;

/** Items, categories or deals of one page: two pages of a catalogue, as a wide screen may ask for at once. */
export const CATALOGUE_PAGE_MAX = 48;

/** Orders of one page for a caller that shows more than the storefront does. */
export const ORDERS_PAGE_MAX = 50;

/** Stores of one search: more than stand within a day's drive. */
export const STORES_MAX = 100;

/** Metres round a place that a search reaches: the length of the country. */
export const SEARCH_METRES_MAX = 1_000_000;

/** Recommended items: one row that is scrolled sideways, twice. */
export const RECOMMENDED_ITEMS_MAX = 24;

/** Suggestions of one kind while a term is typed: more would cover the page. */
export const SUGGESTIONS_MAX = 12;

/** How many of one item: two digits fit the field, and a store picks no more for one household. */
export const QUANTITY_MAX = 99;

/** How often one value of an option is taken for one item. */
export const OPTION_QUANTITY_MAX = 20;

/** A tip in minor units: a larger one is a slip of typing. */
export const TIP_MAX = 100_000;

/** An amount in minor units: ten million of the currency, far beyond any basket and far within exact numbers. */
export const AMOUNT_MAX = 1_000_000_000;

/** The most that a business may allow of one item. */
export const ITEM_LIMIT_MAX = 999;

/** The most items that a business may allow in one basket. */
export const BASKET_LIMIT_MAX = 9_999;

/** Degrees from the equator to a pole. */
export const LATITUDE_MAX = 90;

/** Degrees from Greenwich to the date line. */
export const LONGITUDE_MAX = 180;

/** The place of a file in a shopper's message: more than a message takes, so that 404 answers instead. */
export const CONTACT_FILE_POSITION_MAX = 100;

/** Parts in which one import arrives. */
export const IMPORT_BATCHES_MAX = 5_000;

/** The number of a row in its file: more than a sheet holds. */
export const IMPORT_ROWS_MAX = 10_000_000;

/** A measurement of a page: milliseconds of a quarter of an hour, or a score. */
export const MEASUREMENT_MAX = 1_000_000;
