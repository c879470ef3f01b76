/** The paths of the desk's pages. */
export const deskPaths = {
  logIn: '/desk/log-in',
  today: '/desk',
  pick: '/desk/pick',
  counter: '/desk/counter',
  drive: '/desk/drive',
  orders: '/desk/orders',
  order: '/desk/orders/:businessOrderId',
  customers: '/desk/customers',
  slots: '/desk/slots',
  weeklyTimes: '/desk/weekly-times',
  items: '/desk/items',
  money: '/desk/money',
  staff: '/desk/staff',
  handhelds: '/desk/handhelds',
  releases: '/desk/releases',
  ownLogIn: '/desk/your-log-in',
  audit: '/desk/audit',
  keys: '/desk/keys',
  webhooks: '/desk/webhook-endpoints',
  coupons: '/desk/coupons',
  import: '/desk/import',
  content: '/desk/content',
  deals: '/desk/deals',
  store: '/desk/store',
  zones: '/desk/zones',
} as const;

/** The page of one order. */
export const orderPath = (businessOrderId: string): string =>
  `${deskPaths.orders}/${encodeURIComponent(businessOrderId)}`;
