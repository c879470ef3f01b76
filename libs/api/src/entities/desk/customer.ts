import Type, { type Static } from 'typebox';
import { CUSTOMER_NOTE_MAX_LENGTH } from '../../constants';
import { Id, Line, Minor, nullable, shape } from '../../declaration/shape';
import { AdminOrderSummary } from '../admin-order';
import { MarketingOption } from '../marketing-preferences';

/** Who may look at people: a person is of the business, not of a store. */
export const CUSTOMER_ROLES = ['support', 'manager', 'administrator'] as const;

/**
 * A member (`m` and their id), or who placed an order (`g`, as it names guests, and the id of its draft). It names nobody,
 * so that it can be in an address.
 */
export const CustomerRef = Type.String({ pattern: '^[mg][1-9]\\d{0,15}$' });

/** A person in a list: no more than tells them from others. */
export const FoundCustomer = shape({
  customer: CustomerRef,
  name: Type.String(),
  isMember: Type.Boolean(),
  /** Of the default address, or of the last delivery. */
  postcode: nullable(Type.String()),
  orderCount: Type.Integer(),
  isBlocked: Type.Boolean(),
});
export type FoundCustomer = Static<typeof FoundCustomer>;

export const CustomerNoteText = Line(CUSTOMER_NOTE_MAX_LENGTH);

/** What staff wrote about a person, for each other. */
export const CustomerNote = shape({
  noteId: Id,
  text: Type.String(),
  by: Type.String(),
  at: Type.String(),
  /** Its author may delete it, and an administrator. */
  canDelete: Type.Boolean(),
});
export type CustomerNote = Static<typeof CustomerNote>;

/** That a person cannot check out, since when and why. */
export const CustomerBlock = shape({
  blockId: Id,
  /** Null once the person's data was erased. */
  name: nullable(Type.String()),
  customer: nullable(CustomerRef),
  reason: nullable(Type.String()),
  by: Type.String(),
  at: Type.String(),
});
export type CustomerBlock = Static<typeof CustomerBlock>;

/** A message or a reported problem, as lists show it. */
export const CustomerMessage = shape({
  kind: Type.Enum(['message', 'complaint']),
  /** The reference of a message; the id of a complaint. */
  id: Type.String(),
  subject: Type.String(),
  name: Type.String(),
  businessOrderId: nullable(Type.String()),
  at: Type.String(),
  isOpen: Type.Boolean(),
  /** Null for somebody who has never ordered and has no account. */
  customer: nullable(CustomerRef),
});
export type CustomerMessage = Static<typeof CustomerMessage>;

/** A time that is held for a basket. */
const HeldSlot = shape({
  storeName: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  expiresAt: Type.String(),
});

/** Money that is reserved on a card and not taken yet. */
const HeldMoney = shape({ businessOrderId: Type.String(), amount: Minor, lastFour: nullable(Type.String()) });

export const CustomerOrders = shape({
  orders: Type.Array(AdminOrderSummary),
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
});

/** A person and what the business keeps about them; what only members have is null for a guest. */
export const Customer = shape({
  customer: CustomerRef,
  isMember: Type.Boolean(),
  name: Type.String(),
  email: Type.String(),
  /** As it is dialled, and as it is read. */
  phone: nullable(shape({ number: Type.String(), display: Type.String() })),
  /** The default address, or that of the last delivery, in one line. */
  address: nullable(Type.String()),
  addressCount: nullable(Type.Integer()),
  memberSince: nullable(Type.String()),
  /** The store of the last order. */
  usualStore: nullable(Type.String()),
  figures: shape({
    orders: Type.Integer(),
    cancelled: Type.Integer(),
    /** Of the orders that were not cancelled; null without one. */
    average: nullable(Minor),
    /** In 90 days. */
    refunded: Minor,
    refunds: Type.Integer(),
  }),
  heldSlots: Type.Array(HeldSlot),
  heldMoney: Type.Array(HeldMoney),
  /** Items in the member's basket. */
  basketCount: nullable(Type.Integer()),
  rewards: nullable(shape({ points: Type.Integer(), coupons: Type.Integer() })),
  marketing: nullable(Type.Array(MarketingOption)),
  sessionCount: nullable(Type.Integer()),
  orders: CustomerOrders,
  messages: Type.Array(CustomerMessage),
  notes: Type.Array(CustomerNote),
  block: nullable(CustomerBlock),
});
export type Customer = Static<typeof Customer>;
