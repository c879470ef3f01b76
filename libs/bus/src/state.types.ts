/** What the whole page knows of the shopper. Each value has one owner who writes it; anybody may read. */
export interface SharedState {
  /** Who is shopping. Owner: shell, from the server's session. */
  session: SessionState;
  /** Where the shopper is. Owner: mf-store-search. */
  location: LocationState | null;
  /** The chosen store. Owner: mf-store-search. */
  store: StoreState | null;
  /** Delivery or collection. Owner: mf-store-search. */
  fulfilment: Fulfilment;
  /** The basket in short. Owner: mf-basket. */
  basket: BasketState | null;
  /** The chosen time slot. Owner: mf-slots. */
  slot: SlotState | null;
}

export type Fulfilment = 'delivery' | 'collection';

export interface SessionState {
  /** 'unknown' until the snapshot has been read. */
  readonly strategy: 'unknown' | 'guest' | 'member';
  readonly firstname?: string;
  /** A change of it clears everything that the browser stored. */
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

export interface BasketLineState {
  readonly basketLineId: number;
  readonly menuItemId: number;
  readonly quantity: number;
}

export interface BasketState {
  readonly basketToken: string;
  readonly storeId: number;
  readonly count: number;
  /** Minor units, before delivery. */
  readonly subtotal: number;
  readonly lines: readonly BasketLineState[];
}

export interface SlotState {
  readonly slotId: number;
  readonly storeId: number;
  readonly fulfilment: Fulfilment;
  /** ISO 8601 with offset. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** When the hold lapses; absent for a slot that is not held for a limited time. */
  readonly expiresAt?: string;
}

/** The one reply that fills the shared state when a page wakes. */
export interface SessionSnapshot extends SharedState {
  /** The server's time when it answered, ISO 8601: countdowns are measured against it, not the device's clock. */
  readonly serverTime: string;
}
