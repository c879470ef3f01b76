import { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { LoginKind } from '@storefront/api/entities/session-state';
import Type, { type TSchema } from 'typebox';

const Id = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0 });
/** An amount in minor units (pence). */
const Minor = Type.Integer();
/** ISO 8601 with offset. */
const Instant = Type.String({ format: 'date-time' });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const BasketLine = Type.Object({ basketLineId: Id, menuItemId: Id, quantity: Count });

/** A deal with items in the basket. */
const BasketDeal = Type.Object({
  dealId: Id,
  /** What the deal takes off; 0 while it does not apply. */
  saving: Minor,
  /** How many more of its items are needed. */
  missing: Count,
  /** How much more must be spent on its items. */
  missingSpend: Minor,
});

/**
 * The values that pages share, of which packages take the types alone (`state.types`). A release compares what each package
 * sets with what the others were built to read.
 */
export const stateSchemas = {
  session: Type.Object({
    /** 'unknown' until the snapshot has been read. */
    strategy: Type.Enum(['unknown', 'guest', 'member']),
    /** The way in of a member's session; 'unknown' for a guest. Missing until the snapshot has been read. */
    kind: Type.Optional(LoginKind),
    firstname: Type.Optional(Type.String()),
    /** The shopper for whom an operator orders in this browser; missing for shoppers themselves. */
    assistedFor: Type.Optional(Type.String()),
    /** A changed version clears everything that the browser stored. */
    version: Type.String(),
  }),
  location: orNull(
    Type.Object({
      postcode: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      address: Type.Optional(Type.String()),
    }),
  ),
  store: orNull(Type.Object({ id: Id, slug: Type.String(), name: Type.String() })),
  fulfilment: FulfilmentMethod,
  basket: orNull(
    Type.Object({
      basketToken: Type.String(),
      /** Grows with every change; missing from older releases. */
      version: Type.Optional(Type.Number()),
      /** 0 while it has no store. */
      storeId: Type.Integer({ minimum: 0 }),
      /** The quantity of what can be ordered; a basket with none of it still has its lines. */
      count: Count,
      /** Items less the discount of deals and coupons, before delivery and tip. */
      subtotal: Minor,
      lines: Type.Array(BasketLine),
      /** Its coupon is for members: it counts after a log-in. */
      couponNeedsLogIn: Type.Optional(Type.Boolean()),
      deals: Type.Array(BasketDeal),
      /** The order that it changes, while that is possible. */
      amends: Type.Optional(Type.Object({ businessOrderId: Type.String(), until: orNull(Instant) })),
    }),
  ),
  slot: orNull(
    Type.Object({
      slotId: Id,
      storeId: Id,
      fulfilment: FulfilmentMethod,
      startsAt: Instant,
      endsAt: Instant,
      /** When the hold expires; missing for a slot without a time limit. */
      expiresAt: Type.Optional(Instant),
      /** The hold can be extended. */
      isExtendable: Type.Optional(Type.Boolean()),
    }),
  ),
  /** The ids of a member's favourite items; null for visitors. */
  favourites: orNull(Type.Array(Id)),
};
