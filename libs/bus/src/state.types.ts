import type { LoginKind } from '@storefront/api/entities/session-state';

/** What the page knows about the shopper. Each value is written by one owner and can be read by all. */
export interface SharedState {
  /** Who is shopping. Owner: shell, from the server's session. */
  session: SessionState;
  /** Where the shopper is. Owner: mf-store-search. */
  location: LocationState | null;
  /** The chosen store. Owner: mf-store-search. */
  store: StoreState | null;
  /** Delivery or collection. Owner: mf-store-search. */
  fulfilment: Fulfilment;
  /** A summary of the basket. Owner: mf-basket. */
  basket: BasketState | null;
  /** The chosen time slot. Owner: mf-slots. */
  slot: SlotState | null;
  /** The ids of a member's favourite items; null for visitors, missing from older releases. Owner: mf-member. */
  favourites?: readonly number[] | null;
}

export type Fulfilment = 'delivery' | 'collection';

export interface SessionState {
  /** 'unknown' until the snapshot has been read. */
  readonly strategy: 'unknown' | 'guest' | 'member';
  /** The way in of a member's session; 'unknown' for a guest. Missing until the snapshot has been read. */
  readonly kind?: LoginKind;
  readonly firstname?: string;
  /** A changed version clears everything that the browser stored. */
  readonly version: string;
}

export interface LocationState {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly address?: string;
}

export interface StoreState {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface BasketLineState {
  readonly basketLineId: number;
  readonly menuItemId: number;
  readonly quantity: number;
}

/** A deal with items in the basket. Money in minor units. */
interface BasketDealState {
  readonly dealId: number;
  /** What the deal takes off; 0 while it does not apply. */
  readonly saving: number;
  /** How many more of its items are needed. */
  readonly missing: number;
  /** How much more must be spent on its items. */
  readonly missingSpend: number;
}

export interface BasketState {
  readonly basketToken: string;
  /** Grows with every change; missing from older releases. */
  readonly version?: number;
  readonly storeId: number;
  /** The quantity of what can be ordered; a basket with none of it still has its lines. */
  readonly count: number;
  /** Items less the discount of deals and coupons, before delivery and tip. Minor units. */
  readonly subtotal: number;
  readonly lines: readonly BasketLineState[];
  /** Its coupon is for members: it counts after a log-in. */
  readonly couponNeedsLogIn?: boolean;
  readonly deals: readonly BasketDealState[];
}

export interface SlotState {
  readonly slotId: number;
  readonly storeId: number;
  readonly fulfilment: Fulfilment;
  /** ISO 8601 with offset. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** When the hold expires; missing for a slot without a time limit. */
  readonly expiresAt?: string;
  /** The hold can be extended. */
  readonly isExtendable?: boolean;
}

/** The session reply, which sets the shared state when a page hydrates. */
export interface SessionSnapshot extends SharedState {
  /** The server's time, ISO 8601. Countdowns use it instead of the device's clock. */
  readonly serverTime: string;
}
