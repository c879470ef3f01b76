import type { Customer } from '@storefront/api/entities/desk/customer';

/** A member with one note, one consent and no orders. */
export const customer = (changes: Partial<Customer> = {}): Customer => ({
  customer: 'm7',
  isMember: true,
  name: 'Priya Nair',
  email: 'priya@example.test',
  phone: { number: '+447700900417', display: '07700 900417' },
  address: '14 Mint Yard, London, SE1 9GF',
  addressCount: 1,
  memberSince: '2024-03-04T10:00:00.000Z',
  usualStore: 'Borough',
  figures: { orders: 31, cancelled: 1, average: 4680, refunded: 635, refunds: 3 },
  heldSlots: [],
  heldMoney: [{ businessOrderId: 'PW-1', amount: 5200, lastFour: '4417' }],
  basketCount: 6,
  rewards: { points: 1240, coupons: 1 },
  marketing: [
    { marketingChannelId: 1, name: 'Email', wording: 'Offers', optedIn: true, answeredAt: '2024-03-04T10:00:00.000Z' },
  ],
  sessionCount: 2,
  orders: { orders: [], page: 1, limit: 10, total: 0 },
  messages: [],
  notes: [{ noteId: 3, text: 'Rings twice', by: 'Maya Okafor', at: '2026-10-12T10:00:00.000Z', canDelete: false }],
  block: null,
  ...changes,
});
