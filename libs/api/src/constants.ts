/**
 * Every limit that several parts of the storefront share, with its reason. These numbers are defined only here. It is one
 * long file, because limits are compared with each other, and lint refuses unnamed numbers elsewhere.
 */

/** The longest postcode: 'SW1A 1AA' with its space. */
export const POSTCODE_MAX_LENGTH = 8;

/** One letter matches nearly everything, which is useless and expensive. */
export const SEARCH_TERM_MIN_LENGTH = 2;

/** Debounce in milliseconds before an address search: people type a letter every 100 to 300. */
export const LOOKUP_DEBOUNCE_MS = 400;

/** How long a slot is held: enough for a checkout, but soon free again for others. */
export const RESERVATION_MINUTES = 15;
/** A week: booking that ends earlier than the slots are shown would offer nothing. */
export const SLOT_LEAD_MINUTES_MAX = 10_080;
/** The most weekly times of a store: half hours of two methods, each with two prices. */
export const SLOT_TEMPLATES_MAX = 200;
/** How often a business may let its shoppers extend a hold. */
export const SLOT_EXTENSIONS_MAX = 4;

/** The most orders in one slot: as many as an import accepts. */
export const SLOT_CAPACITY_MAX = 100_000;

/** The highest fee of a slot in minor units: a higher one is a typing mistake. */
export const SLOT_FEE_MAX = 100_000;

/** The shopper is warned once at each of these remaining minutes of a hold, while there is time to pay. */
export const WARNING_MINUTES = [5, 4, 3, 2] as const;

/** Minutes of inactivity after which a guest's details are no longer shown: about the length of a meal. */
export const GUEST_IDLE_MINUTES = 120;

/** Days after its last use when a basket is deleted. The basket page and the privacy page state it as a month. */
export const BASKET_DAYS = 31;

/** Days after which an unpaid order's personal details are removed: no longer than the lifetime of its basket. */
export const UNPAID_DRAFT_DAYS = 30;

/** An order's status as a number, for systems that only accept numbers; the gaps leave room for more. */
export const ORDER_STATUS_CODES = {
  sent_to_store: 20,
  store_accepted_picking: 40,
  picked: 60,
  en_route: 80,
  delivered: 100,
} as const;

/** The default country of a business. */
export const DEFAULT_COUNTRY = 'GB';

/** Seconds that a browser may cache a public page: a changed price shows on the next visit. */
export const BROWSER_CACHE_SECONDS = 15;

/** Seconds that a shared cache may keep a page: a minute saves the shell most requests. */
export const SHARED_CACHE_SECONDS = 60;

/** A person's name, a town or a county: longer ones are mistakes and do not fit labels. */
export const NAME_MAX_LENGTH = 80;

/** The longest e-mail address in SMTP (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Fifteen digits (E.164) with a country code, spaces and brackets. */
export const PHONE_MAX_LENGTH = 32;

/** A postcode of any country as typed, with stray spaces. */
export const POSTCODE_INPUT_MAX_LENGTH = 12;

/** A first or last name: longer ones do not fit labels and are probably messages. */
export const PERSON_NAME_MAX_LENGTH = 50;

/** One line of an address, as labels and carriers accept it. */
export const ADDRESS_LINE_MAX_LENGTH = 100;

/** A town or a county. */
export const TOWN_MAX_LENGTH = 60;

/** An address in one line: house, street and town. */
export const ADDRESS_TEXT_MAX_LENGTH = 200;

/** Longer than any item name, so more letters find nothing more. */
export const SEARCH_TERM_MAX_LENGTH = 100;

/** The minimum of NIST SP 800-63B for a chosen password. */
export const PASSWORD_MIN_LENGTH = 8;

/** A new password: longer than any phrase that people type. */
export const PASSWORD_MAX_LENGTH = 128;

/** A password at log-in: it may predate the limit above and be longer, but the cost of hashing must be bounded. */
export const TYPED_PASSWORD_MAX_LENGTH = 200;

/** A one-time code with the spaces that somebody may type. */
export const TYPED_CODE_MAX_LENGTH = 20;

/** A field of what a provider of a log-in answers; codes of Facebook are several hundred characters long. */
export const PROVIDER_ANSWER_MAX_LENGTH = 2048;

/** A field of what a browser says about a passkey: ten times as long as one with an RSA key. */
export const PASSKEY_FIELD_MAX_LENGTH = 8_192;
/** The longest id that WebAuthn allows, 1023 bytes, in base64url. */
export const PASSKEY_ID_MAX_LENGTH = 1_364;
/** Ways to reach an authenticator: WebAuthn knows seven, the longest of ten letters. */
export const PASSKEY_TRANSPORTS_MAX = 10;
/** The name of one of them. */
export const PASSKEY_TRANSPORT_MAX_LENGTH = 20;
/** A name that a member gives a passkey. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** A passkey for each of a member's devices, with room. */
export const PASSKEYS_MAX = 20;

/** A path of the storefront where a shopper goes on. */
export const OWN_PATH_MAX_LENGTH = 512;

/** The origin of a page: a host name has at most 253 characters. */
export const ORIGIN_MAX_LENGTH = 270;

/** The digits of a one-time code. */
export const ONE_TIME_CODE_LENGTH = 6;

/** The longest name in DNS. */
export const HOST_NAME_MAX_LENGTH = 253;

/** A URL of a storefront page with its query, as gateways accept it. */
export const RETURN_URL_MAX_LENGTH = 500;

/** The longest URL that browsers and mail programs handle alike. */
export const PAGE_URL_MAX_LENGTH = 2000;

/** A wallet's encrypted payment data, the longest token of a gateway. */
export const GATEWAY_TOKEN_MAX_LENGTH = 8000;

/** The response of a hosted payment page, which is signed and encoded. */
export const HOSTED_RESPONSE_MAX_LENGTH = 16_000;

/** The token of a bot check, which contains its proof. */
export const VERIFY_TOKEN_MAX_LENGTH = 4000;

/** An order's number and a signature of 256 bits, with room for longer numbers. */
export const ORDER_LINK_TOKEN_MAX_LENGTH = 120;

/** A signed access token with its claims. */
export const TOKEN_MAX_LENGTH = 2000;

/** A shorter token is not a refresh token of ours. */
export const REFRESH_TOKEN_MIN_LENGTH = 20;

/** A refresh token is random; this leaves room for a longer one. */
export const REFRESH_TOKEN_MAX_LENGTH = 200;

/** A shorter token could be guessed. */
export const BASKET_TOKEN_MIN_LENGTH = 20;

/** A basket token is random; this leaves room for a longer one. */
export const BASKET_TOKEN_MAX_LENGTH = 80;

/** A device identifier as phone makers write it. */
export const DEVICE_ID_MAX_LENGTH = 120;

/** A push token of a device. */
export const MESSAGING_DEVICE_ID_MAX_LENGTH = 200;

/** A version, a model or a level, as devices report it. */
export const DEVICE_TEXT_MAX_LENGTH = 40;

/** The longest search session name that place providers accept. */
export const PLACES_SESSION_MAX_LENGTH = 64;

/** A note that a picker or driver reads before setting out. */
export const INSTRUCTIONS_MAX_LENGTH = 500;

/** The longest review that others will finish reading. */
export const REVIEW_MAX_LENGTH = 2000;

/** A shopper's message: a page and a half. */
export const MESSAGE_MAX_LENGTH = 4000;

/** The maximum length of a text that an option value asks for, such as a name to engrave. */
export const OPTION_TEXT_MAX_LENGTH = 60;
/** More choices than any item offers. */
export const CHOSEN_OPTIONS_MAX = 60;

/** A bundle or a repeated order; a larger one needs several calls. */
export const ITEMS_AT_ONCE_MAX = 40;

/** The most lines that a store can pick in one basket. */
export const BASKET_LINES_MAX = 200;

/** Items saved for later with one basket: more than a person looks through. */
export const SAVED_ITEMS_MAX = 50;

/** A member's lists, besides the favourites. */
export const LISTS_MAX = 20;
/** The favourites too: every page of a member has their ids. */
export const LIST_ITEMS_MAX = 200;
/** A heading of one line on a phone. */
export const LIST_NAME_MAX_LENGTH = 40;

/** The share of a slot's places, and of its pool's and zone's, for weekly slots: other shoppers have the rest. */
export const WEEKLY_SLOT_SHARE_PERCENT = 50;
/** How long before a slot's cut-off an unused weekly place is free again: others have a day to find it. */
export const WEEKLY_SLOT_FREE_HOURS = 24;

/** A longer hold says when it ends: nobody counts down hours. */
export const COUNTDOWN_MINUTES_MAX = 120;

/** Items of one page. */
export const ITEM_IDS_MAX = 100;

/** The most tags of an item. */
export const FILTER_TAGS_MAX = 12;

/** The allergens that must be declared. */
export const FILTER_ALLERGENS_MAX = 14;

/** The most brands in a filter. */
export const FILTER_BRANDS_MAX = 24;

/** More than the number of store facilities. */
export const FACILITIES_MAX = 10;

/** More channels than any business uses. */
export const MARKETING_CHANNELS_MAX = 20;

/** Mail programs show no more of a subject. */
export const MARKETING_SUBJECT_MAX_LENGTH = 120;

/** A long letter: more is not read, and grows every mail. */
export const MARKETING_TEXT_MAX_LENGTH = 10_000;

/** Sections, paragraphs or points of one page of text. */
export const PAGE_PARTS_MAX = 60;

/** A business's own text pages. */
export const PAGES_MAX = 100;

/** Running and planned campaigns of a business. */
export const CAMPAIGNS_MAX = 200;

/** Old URLs of a shop that has moved here. */
export const REDIRECTS_MAX = 500;

/** Entries in a business's list of search synonyms: more than a shop's range has things with two names. */
export const SYNONYMS_MAX = 1_000;

/** Terms, meanings or categories in one entry of that list. */
export const SYNONYM_TERMS_MAX = 40;

/** The length of one such term: a few words. */
export const SYNONYM_TERM_MAX_LENGTH = 60;

/** The target of an editor's link. */
export const LINK_MAX_LENGTH = 400;

/** The path of a picture of this storefront. */
export const PICTURE_PATH_MAX_LENGTH = 200;

/** Company number and registered office, at the foot of every page. */
export const SMALL_PRINT_MAX_LENGTH = 400;

/** Links of one column of the footer. */
export const FOOTER_LINKS_MAX = 12;

/** Hosts of one business, including old ones. */
export const HOSTS_MAX = 20;

/** Parts of one business with their own hosts. */
export const SUB_BUSINESSES_MAX = 20;

/** Postcode formats that a business accepts. */
export const POSTCODE_RULES_MAX = 20;

/** A regular expression that is still readable. */
export const PATTERN_MAX_LENGTH = 200;

/** The example next to a field. */
export const EXAMPLE_MAX_LENGTH = 40;

/** The number of countries (ISO 3166-1). */
export const COUNTRIES_MAX = 250;

/** The most options to choose from without a search. */
export const CONTACT_SUBJECTS_MAX = 20;

/** The URL of a provider's map tiles or map style, with its key. */
export const MAP_TILES_URL_MAX_LENGTH = 300;

/** The largest body of a call, apart from the operations that accept more. */
export const CALL_BODY_BYTES = 102_400;
/** A business with all its text pages, as one body. */
export const BUSINESS_BODY_BYTES = 4_194_304;

/** More than the kinds of file in an import. */
export const IMPORT_FILES_MAX = 20;

/** More columns than any kind of file has. */
export const IMPORT_COLUMNS_MAX = 40;

/** A column heading in a spreadsheet. */
export const IMPORT_COLUMN_NAME_MAX_LENGTH = 40;

/** Longer than any column allows, so that the column's own rule rejects it. */
export const IMPORT_CELL_MAX_LENGTH = 100_000;

/** The last segment of a path. */
export const SLUG_MAX_LENGTH = 160;

/** A day: 2026-11-28. */
export const INSTANT_MIN_LENGTH = 10;

/** An instant with fractions of a second and a zone. */
export const INSTANT_MAX_LENGTH = 40;

/** Milliseconds after which a shopper has given up waiting. */
export const CALL_TIMEOUT_MS = 10_000;

/** Milliseconds before the first retry of a failed call; doubled each time. */
export const CALL_BACKOFF_MS = 250;

/** The default timeout of a call, in milliseconds. */
export const OPERATOR_CALL_DEADLINE_MS = 3_000;

/** Milliseconds that a shopper waits for a part of a page before it is left out. */
export const PART_DEADLINE_MS = 8_000;

/** Orders per page of the list: a screen and a half. */
export const ORDERS_PER_PAGE = 10;

/** Items in one carousel. */
export const RAIL_ITEMS_MAX = 12;

/** Items that a store's home page requests. */
export const HOME_ITEMS_MAX = 24;

/** The length that search engines show of a description, with some spare. */
export const DESCRIPTION_MAX_LENGTH = 300;

/** An order number as a shopper types it, with words around it. */
export const ORDER_NUMBER_MAX_LENGTH = 40;

/** Digits of a digest that distinguish one link from another. */
export const LINK_NAME_LENGTH = 16;

/** A kind, a version or a composition in a browser's report. */
export const REPORT_NAME_MAX_LENGTH = 40;

/** A part or a page in a browser's report. */
export const REPORT_PART_MAX_LENGTH = 80;

/** A message or a URL in a browser's report: the first lines identify the fault. */
export const REPORT_TEXT_MAX_LENGTH = 500;

/** A report with every field at its maximum. */
export const REPORT_BODY_BYTES = 8_192;

/** The body of a form with one field. */
export const SMALL_FORM_BYTES = 1_024;

/** The body of a whole page's form. */
export const FORM_BYTES = 16_384;

/** Any other body that the shell parses. */
export const SHELL_BODY_BYTES = 65_536;

/** A field of the contact form: the message, with room for a longer one to be rejected with a reason. */
export const MESSAGE_FIELD_MAX_LENGTH = 5_000;

/** Seconds in a year: the longest cache lifetime. */
export const YEAR_SECONDS = 31_536_000;

/** Milliseconds within which a healthy back end replies. */
export const HEALTH_TIMEOUT_MS = 3_000;

/** Length of a rejected value in a message to an operator. */
export const QUOTED_MAX_LENGTH = 80;

/** Milliseconds between two updates of a countdown in seconds. */
export const TICK_MS = 1_000;

/** The number of faults reported per request; the client fixes these first. */
export const ERRORS_LISTED_MAX = 50;

/** Milliseconds that the home page waits for its search, without which it is useless. */
export const SEARCH_DEADLINE_MS = 3_000;

/** Seconds within which the next page must show a flash message. */
export const NOTICE_SECONDS = 60;

/** The highest page number of a list: no listing is that long, and a larger number is a probe. */
export const PAGE_NUMBER_MAX = 1_000;

/** The highest page number of operators' lists, which hold every order of every business. */
export const OPERATOR_PAGE_NUMBER_MAX = 100_000;

/** Rows per page of an operator's list: a terminal's scrollback. */
export const OPERATOR_PAGE_MAX = 200;
/** Rows unless the operator asks for more: about what a tall window of a terminal shows. */
export const OPERATOR_PAGE_DEFAULT = 50;

/** Requests per page of the waiting list, which is exported for mailings. */
export const FUTURE_CONTACTS_PAGE_MAX = 1_000;

/** Items, categories or deals per page: two catalogue pages, for a wide screen. */
export const CATALOGUE_PAGE_MAX = 48;

/** Orders per page for a caller that shows more than the storefront. */
export const ORDERS_PAGE_MAX = 50;

/** Stores per search: more than there are within a day's drive. */
export const STORES_MAX = 100;

/** The radius of a search in metres: the length of the country. */
export const SEARCH_METRES_MAX = 1_000_000;

/** Recommended items: twice a carousel. */
export const RECOMMENDED_ITEMS_MAX = 24;

/** Suggestions of one kind during typing: more would cover the page. */
export const SUGGESTIONS_MAX = 12;

/** The highest quantity in one request, equal to the highest limit that a business may set; its own limit decides. */
export const QUANTITY_MAX = 999;

/** A note to the picker about one item: about three lines on a phone. */
export const LINE_NOTE_MAX_LENGTH = 200;

/** How often one option value may be chosen for one item. */
export const OPTION_QUANTITY_MAX = 20;

/** A reward of a loyalty programme or a referral, in minor units: a larger one is a typing mistake. */
export const REWARD_MAX = 100_000;
/** What a driver may carry in coins and notes, in minor units: a larger one is a typing mistake. */
export const CASH_LIMIT_MAX = 1_000_000;
/** A gateway lists the payments of a month in few pages. */
export const COMPARED_DAYS_MAX = 30;
/** The most days of a day close: a leap year. */
export const DAY_CLOSE_DAYS_MAX = 366;

/** The points of a goal or tier. */
export const LOYALTY_GOAL_MAX = 1_000_000;

/** Points for each whole unit of currency. */
export const LOYALTY_POINTS_PER_UNIT_MAX = 1_000;

/** Tiers of a loyalty programme: more than any page could explain. */
export const LOYALTY_TIERS_MAX = 10;

/** A tip in minor units: a larger one is a typing mistake. */
export const TIP_MAX = 100_000;

/** An amount in minor units: ten million of the currency, far above any basket and within exact integers. */
export const AMOUNT_MAX = 1_000_000_000;

/** The highest limit that a business may set for one item. */
export const ITEM_LIMIT_MAX = 999;

/** The highest limit that a business may set for one basket. */
export const BASKET_LIMIT_MAX = 9_999;

/** The last degree of a full circle; the next one is north again. */
export const HEADING_MAX = 359;

/** More stops than one driver makes in a day. */
export const STOPS_BEFORE_MAX = 200;
/** The driver's first name is part of a sentence; longer names are cut. */
export const DRIVER_NAME_MAX_LENGTH = 40;

/** Degrees from the equator to a pole. */
export const LATITUDE_MAX = 90;

/** Degrees from Greenwich to the date line. */
export const LONGITUDE_MAX = 180;

/** The index of a file in a shopper's message: above the number of files, so that the reply is 404. */
export const CONTACT_FILE_POSITION_MAX = 100;

/** Parts of one import. */
export const IMPORT_BATCHES_MAX = 5_000;

/** A row number in a file: above any spreadsheet's size. */
export const IMPORT_ROWS_MAX = 10_000_000;

/** A page metric: a quarter of an hour in milliseconds, or a score. */
export const MEASUREMENT_MAX = 1_000_000;

/** A coupon code as typed, with spaces: longer ones are not codes. */
export const COUPON_TYPED_MAX_LENGTH = 60;

/** The longest coupon code in normal form. */
export const COUPON_CODE_MAX_LENGTH = 40;

/** Single-use codes made by one call: a letter to every regular customer. */
export const COUPON_CODES_AT_ONCE_MAX = 1_000;

/** Uses of a coupon: more than a chain has shoppers. */
export const COUPON_USES_MAX = 100_000_000;

/** Items or categories that a coupon names. */
export const COUPON_SCOPE_MAX = 500;

/** Suggested tips: more do not fit one line of a phone. */
export const TIP_PRESETS_MAX = 4;

/** A coupon takes off at most the whole price. */
export const COUPON_PERCENT_MAX = 100;

/** The highest limit of tips as a percentage of the goods: ten times their price. */
export const TIP_PERCENT_MAX = 1_000;

/** The highest tip of a business that states none, in minor units. */
export const DEFAULT_TIP_MAX = 5_000;

/** The highest tip as a percentage of the goods. */
export const DEFAULT_TIP_PERCENT_MAX = 100;

/** More of a line than anybody orders, so that sums stay whole numbers. */
export const PICKED_QUANTITY_MAX = 10_000;
/** Ten tonnes: more than a line weighs. */
export const PICKED_GRAMS_MAX = 10_000_000;
/** More lines than a basket holds. */
export const PICKED_LINES_MAX = 200;

/** Degrees north, around the British Isles: a place outside is a mistake of its file. */
export const PLACE_LATITUDE = { minimum: 49, maximum: 61 } as const;
/** Degrees east, around the British Isles: a place outside is a mistake of its file. */
export const PLACE_LONGITUDE = { minimum: -9, maximum: 2 } as const;
/** Places of one call that adds them to the gazetteer. */
export const PLACES_AT_ONCE_MAX = 1_000;
/** The name of a town or a county of the gazetteer. */
export const PLACE_NAME_MAX_LENGTH = 100;

/** The name of an API key: a line of a table. */
export const API_KEY_NAME_MAX_LENGTH = 80;
/** Stores of one API key: a key for more is for all of them. */
export const API_KEY_STORES_MAX = 100;

/** Rows of one call of a till or stock system: a large store's whole range. */
export const INTEGRATION_ROWS_MAX = 10_000;
/** Ten thousand rows of about 150 bytes, with room. */
export const INTEGRATION_BODY_BYTES = 3_145_728;
/** Items of one reply to a stock system: about 100 KB. */
export const INTEGRATION_ITEMS_MAX = 500;
/** A business's code of an item: as long as an import accepts. */
export const SKU_MAX_LENGTH = 60;
/** The longest barcode with spaces between its digits. */
export const GTIN_INPUT_MAX_LENGTH = 30;
/** More than a store has of anything: a higher number is a typing mistake. */
export const STOCK_MAX = 1_000_000;
/** The highest price of an item in minor units: as an import accepts. */
export const PRICE_MAX = 100_000_000;
/** Days that a count may be late: a shop's devices are offline for a weekend, not for longer. */
export const COUNT_DAYS_MAX = 7;

/** Dead letters of background jobs in one reply: an operator reads no more. */
export const DEAD_LETTERS_LISTED_MAX = 100;
/** The id of a job, or the name of a queue: an id has 36 characters. */
export const JOB_OR_QUEUE_MAX_LENGTH = 50;
/** The URL of a webhook's endpoint: longer ones are cut off by servers. */
export const WEBHOOK_URL_MAX_LENGTH = 2_000;
/** Endpoints of a business: each event is sent to all that ask for it. */
export const WEBHOOK_ENDPOINTS_MAX = 20;
/** Stock that is low where a business says nothing else: the item is asked for before the last one is sold. */
export const LOW_STOCK_AT = 5;
/** The highest number that counts as low stock: more is not low for anybody. */
export const LOW_STOCK_MAX = 10_000;
/** Deliveries of webhooks in one reply: an operator reads no more. */
export const WEBHOOK_DELIVERIES_LISTED_MAX = 100;

/** More bags than an order fills in one zone of the store. */
export const BAGS_MAX = 99;

/** What is typed to find an order, an item or a person at the desk: longer than any name. */
export const DESK_SEARCH_MAX_LENGTH = 80;

/** An aisle, bay or shelf: as prices.csv accepts. */
export const SHELF_PLACE_MAX_LENGTH = 20;
/** Items of one change at the desk: as many as the longest page of items shows. */
export const ITEMS_CHANGED_MAX = 200;
/** A change of prices by a share, in thousandths: a tenth remains, or five times as much; more is a typing mistake. */
export const REPRICE_PER_MILLE = { minimum: -900, maximum: 4_000 } as const;
/** Changes in the history of an item: more than anybody reads on a screen. */
export const ITEM_HISTORY_LISTED = 50;

/** Stores of one operator: somebody who works in more works in all of them. */
export const OPERATOR_STORES_MAX = 100;
/** An invitation's token has 43 characters; a longer text is none. */
export const INVITATION_TOKEN_MAX_LENGTH = 100;
/** Of a search for what operators did: a number, a name or an operation. */
export const AUDIT_TEXT_MAX_LENGTH = 80;

/** Minutes before a delivery's slot by which its order must be picked: to load the van and drive. */
export const DRIVE_LEAD_MINUTES = 30;
/** Minutes before an order must be picked from which it is at risk unless somebody has begun: a large order takes 45. */
export const PICK_START_MINUTES = 60;
/** Seconds that an item takes while a batch's own pace is unknown: what a trained picker needs with the walk. */
export const PICK_ITEM_SECONDS = 60;
/** Items of a batch after which its own pace counts: fewer say little, as the first ones may stand side by side. */
export const PICK_PACE_ITEMS = 5;
/** For how many days after its slot an unpicked order stays on the board: after a week somebody must cancel it. */
export const BOARD_PAST_DAYS = 7;
/** Items suggested in place of a missing one: more do not help on a phone. */
export const SUBSTITUTE_CANDIDATES_MAX = 10;
/** Decisions of pickers from one address in a minute: 100 pickers behind one store's router, one each second. */
export const PICKS_PER_MINUTE = 6_000;
/** Collections in one reply: more than wait at one counter on a day. */
export const COLLECTIONS_LISTED_MAX = 300;
/** Days back in which a search by a part of a text looks; full numbers and e-mail addresses are found at any age. */
export const ORDER_SEARCH_DAYS = 92;

/** Slots are made two weeks ahead. */
export const STORE_DAYS_AHEAD_MAX = 14;

/** Bank holidays and early closings of more than two years. */
export const STORE_SPECIAL_DAYS_MAX = 60;
/** As in files of zones. */
export const ZONE_NAME_MAX_LENGTH = 60;
/** The longest beginning of a postcode, in any country. */
export const ZONE_PREFIX_MAX_LENGTH = 12;
/** A zone of a large town has some hundred postcodes at most. */
export const ZONE_PREFIXES_MAX = 500;
/** Nobody delivers farther than 200 km; as in files of zones. */
export const ZONE_METRES_MAX = 200_000;
/** As in files of zones. */
export const ZONE_ORDERS_MAX = 100_000;
/** As in files of zones. */
export const ZONE_UNITS_MAX = 1_000_000;
/** Changes of zones that are listed: a store changes few in a year. */
export const ZONE_CHANGES_LISTED = 50;
/** Stops of one run: a van holds the crates of about twenty shops. */
export const RUN_STOPS_MAX = 20;
/** Deliveries in one list of what waits: more than the vans of one store take in a wave. */
export const DELIVERIES_LISTED_MAX = 200;
/** Of a driver, in a straight line: about 18 km/h, with lights, turns and the search for a place to stop. */
export const DRIVE_METRES_PER_SECOND = 5;
/** Minutes at a door: to carry bags up, ring and hand over. */
export const STOP_MINUTES = 5;
/** Minutes before a shopper is told again that their order is late: the next news must be worth a mail. */
export const LATE_NOTICE_MINUTES = 15;
/** A sentence beside the reason why an order was not delivered. */
export const NOT_DELIVERED_NOTE_MAX_LENGTH = 150;
/** What drivers behind one store's router do in a minute, with all that waited for a connection. */
export const DRIVER_ACTIONS_PER_MINUTE = 600;
/** A note about a person at the desk: a few sentences, no file about them. */
export const CUSTOMER_NOTE_MAX_LENGTH = 500;
/** Notes about one person: more than anybody reads before a call is answered. */
export const CUSTOMER_NOTES_MAX = 100;
/** People that one search at the desk lists: who needs more adds a word. */
export const CUSTOMERS_FOUND_MAX = 20;
/** Messages that the desk lists at once, and blocked people: a morning's work. */
export const CUSTOMER_LIST_MAX = 200;
/** The orders of a person on one page: what fits beside the rest of their screen. */
export const CUSTOMER_ORDERS_PAGE = 10;
/** Mails of one kind that staff send again in a day: the third says that the address is wrong. */
export const MAILS_AGAIN_PER_DAY = 3;
/** Goodwill that customer service gives for one order, in minor units; more is a manager's to give. */
export const SUPPORT_GOODWILL_MAX = 2000;
/** How long an order with signs of fraud waits to be looked at: by then it has left. */
export const CHECK_DAYS = 3;
/** Declined cards of one order: people mistype one, and try a second. */
export const CHECK_DECLINED_CARDS = 3;
/** Mailboxes that order to one address: more than a family has. */
export const CHECK_SHARED_MAILBOXES = 3;
/** A first order of so much, in minor units, is several times the usual one. */
export const CHECK_FIRST_ORDER_FROM = 20_000;
/** Orders to check on the screen: more than somebody checks at once. */
export const CHECK_LIST_MAX = 50;
/** What was answered to a message, in short, for colleagues. */
export const CONTACT_ANSWER_MAX_LENGTH = 300;
/** Digits of a PIN on a handheld: short enough for gloves, and five tries of a million are hopeless. */
export const PIN_LENGTH = 6;
/** Minutes without a touch after which a handheld is locked: a break at a shelf, no walk to another aisle. */
export const HANDHELD_LOCK_MINUTES = 5;
/** Handhelds of one store in use: more than any store has. */
export const HANDHELDS_PER_STORE_MAX = 100;
/** A banner's heading, as in the file of an import: two lines on a phone. */
export const BANNER_TITLE_MAX_LENGTH = 80;
/** The sentence below it. */
export const BANNER_TEXT_MAX_LENGTH = 200;
/** A place among banners or deals, as in the files of an import. */
export const POSITION_MAX = 1_000_000;
/** Changes of a banner or a deal that the desk lists: who looks further back reads the audit. */
export const CONTENT_HISTORY_LISTED = 20;
/** Pictures that one search lists to choose from: six rows of a phone's screen. */
export const PICTURES_LISTED_MAX = 24;
/** The name of a deal, as in the file of an import. */
export const DEAL_NAME_MAX_LENGTH = 80;
/** What a card says of it, such as 2 for £4: more does not fit beside a price. */
export const DEAL_TEXT_MAX_LENGTH = 24;
/** The conditions of a deal: a paragraph. */
export const DEAL_DESCRIPTION_MAX_LENGTH = 600;
/** How many items a deal takes at once, as in the file of an import. */
export const DEAL_QUANTITY_MAX = 50;
/** Items of a deal that is made at the desk; a larger one comes with an import. */
export const DEAL_ITEMS_MAX = 200;
/** Items that one search lists to choose from: who needs more adds a word. */
export const DEAL_ITEMS_FOUND_MAX = 20;
/** Minutes of an assisted visit: one long call. It is never longer, because the operator acts as somebody else. */
export const ASSISTED_VISIT_MINUTES = 60;
/** Seconds in which the link that opens an assisted visit works: a click, no copy for later. */
export const ASSISTED_LINK_SECONDS = 60;
/** What the guest session of an assisted visit begins with, so that nobody else's is looked up. */
export const ASSISTED_SESSION_PREFIX = 'assisted-';
