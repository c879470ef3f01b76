import type { Static } from 'typebox';
import type { stateSchemas } from './contracts/state.contract';

type Immutable<Value> = { readonly [Name in keyof Value]: Immutable<Value[Name]> };
type Shared<Name extends keyof typeof stateSchemas> = Immutable<Static<(typeof stateSchemas)[Name]>>;

/**
 * What the page knows about the shopper. Each value has one owner and can be read by all; the shell also sets each from
 * the server's session.
 */
export interface SharedState {
  /** Who is shopping. Owner: shell. */
  session: SessionState;
  /** Where the shopper is. Owner: shell. */
  location: LocationState | null;
  /** The chosen store. Owner: shell. */
  store: StoreState | null;
  /** Delivery or collection. Owner: mf-store-search. */
  fulfilment: Fulfilment;
  /** A summary of the basket. Owner: mf-basket. */
  basket: BasketState | null;
  /** The chosen time slot. Owner: mf-slots. */
  slot: SlotState | null;
  /** Missing from older releases. Owner: mf-member. */
  favourites?: Shared<'favourites'>;
}

export type Fulfilment = Shared<'fulfilment'>;
export type SessionState = Shared<'session'>;
export type LocationState = NonNullable<Shared<'location'>>;
export type StoreState = NonNullable<Shared<'store'>>;
export type BasketState = NonNullable<Shared<'basket'>>;
export type SlotState = NonNullable<Shared<'slot'>>;

/** The session reply, which sets the shared state when a page hydrates. */
export interface SessionSnapshot extends SharedState {
  /** The server's time, ISO 8601. Countdowns use it instead of the device's clock. */
  readonly serverTime: string;
}
