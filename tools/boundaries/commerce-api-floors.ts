/**
 * The floors of services/commerce-api/src, from the ground up: folders, and files beside them. A file imports lower
 * floors and its own folder; folders of one floor do not import each other.
 */
export const COMMERCE_API_FLOORS: readonly (readonly string[])[] = [
  // The ground imports nothing of ours: time, ids, refusals, states and their legal moves, and prices as pure functions.
  ['time', 'ids.ts', 'jobs', 'log.ts', 'order-code.ts', 'pause-points.ts', 'problem.ts', 'read-cache.ts'],
  // `context` has the interfaces of what a service is given, so that nobody imports a module for its type.
  ['config', 'context', 'modules/pricing', 'sms', 'states'],
  ['formats', 'keys.ts', 'modules/captcha'],
  ['database'],
  ['files', 'follow-database-clock.ts', 'loggable-error.ts'],
  ['service-context.ts'],
  ['security-log.ts'],
  // Every request and every mail belongs to a business, so businesses are below both.
  ['modules/businesses'],
  ['mail', 'modules/api-keys', 'modules/operators', 'modules/webhooks'],
  ['http'],
  // What is sold, to whom and from where. Rows of members are here, because slots and checkout read their addresses.
  ['modules/catalogue', 'modules/coupons', 'modules/location'],
  // How one store's prices, stock and availability are written, by its staff and by programs.
  ['modules/listings'],
  ['modules/member', 'modules/slots'],
  ['modules/stores'],
  // What the storefront shows of a business: banners, pages and the home page, with items of the catalogue.
  ['modules/content'],
  // Money is booked below baskets that change an order, orders and loyalty, which read what was paid.
  ['modules/ledger'],
  // What a payment link pays is known below orders, which let it pay a draft.
  ['modules/payment-links'],
  // Baskets hold slots and coupons, so both are below; `reservations` is what shoppers do with slots.
  ['modules/basket'],
  ['modules/reservations'],
  ['modules/saved-cards'],
  ['modules/loyalty'],
  ['modules/orders'],
  ['modules/checkout'],
  // A settled payment places its order, so payments are above checkout and orders.
  ['modules/payments'],
  ['modules/marketing'],
  // A log-in joins baskets, and a claimed account loses its cards and consents.
  ['modules/auth'],
  // An operator in a shopper's place: their session begins and ends like one of the shopper.
  ['modules/assisted'],
  ['modules/account', 'modules/guest-data', 'modules/lists', 'modules/retention'],
  [
    'modules/complaints',
    'modules/contact',
    'modules/deep-links',
    'modules/devices',
    'modules/drivers',
    'modules/import',
    'modules/reviews',
    'modules/staff',
  ],
  // Who logs in with a PIN is an operator as the staff's log-in knows them.
  ['modules/handhelds'],
  // It examines what all of them depend on.
  ['modules/doctor'],
  ['modules/admin'],
  // The store's floor moves orders as operators do.
  ['modules/desk'],
  // Programs of a business get some of what operators get, such as the day close.
  ['modules/integration'],
  // It measures the others, and reads their rows.
  ['metrics'],
  // What knows every module: the mails of the queue, demonstration data, the operations and the process.
  ['demo-day', 'outgoing-mail', 'seed'],
  ['background-jobs.ts', 'docs', 'handlers.ts', 'health.routes.ts'],
  ['app.ts'],
  ['service.ts', 'migrate-tables.ts'],
  ['server.ts'],
];
