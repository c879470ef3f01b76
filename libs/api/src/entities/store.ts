import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';
import { SelectedAddress } from './address';
import { Facility, FulfilmentMethod, StoreState } from './enumerations';

const NextSlot = shape({ startsAt: Type.String(), endsAt: Type.String() });

/** The approximate delivery area for a map; only `deliversHere` decides. Corners as [latitude, longitude]. */
export const DeliveryArea = shape({
  polygon: Type.Array(Type.Tuple([Type.Number(), Type.Number()])),
  /** From the store to the farthest corner. */
  radiusMetres: Type.Integer(),
});
export type DeliveryArea = Static<typeof DeliveryArea>;

export const StoreSummary = shape({
  id: Id,
  name: Type.String(),
  /** The specification's seoUrl and storeSlug. */
  slug: Type.String(),
  address: SelectedAddress,
  latitude: Type.Number(),
  longitude: Type.Number(),
  distanceMetres: nullable(Type.Integer()),
  state: StoreState,
  fulfilment: Type.Array(FulfilmentMethod),
  /** Whether this store delivers to the searched place; null when no place was given. */
  deliversHere: nullable(Type.Boolean()),
  minimumSpend: Minor,
  deliveryFee: nullable(Minor),
  /** The fee is that of the cheapest zone, because no place was given; left out when the address does not matter. */
  deliveryFeeVaries: Type.Optional(Type.Boolean()),
  nextSlot: nullable(NextSlot),
  orderDaysInAdvance: Type.Integer(),
  openingHours: Type.String(),
  facilities: Type.Array(Facility),
  /** Null for a store that does not deliver. */
  deliveryArea: nullable(DeliveryArea),
});
export type StoreSummary = Static<typeof StoreSummary>;

const OpeningDay = shape({
  day: Type.String(),
  opens: nullable(Type.String()),
  closes: nullable(Type.String()),
});

export const StoreDetails = shape({
  ...StoreSummary.properties,
  /** The next free slot of each method; null if it has none, or does not offer the method. */
  nextSlots: shape({ delivery: nullable(NextSlot), collection: nullable(NextSlot) }),
  phone: nullable(Type.String()),
  about: Type.String(),
  openingWeek: Type.Array(OpeningDay),
  guestCheckout: Type.Boolean(),
  paymentMethods: Type.Array(Type.String()),
  /** The largest order that can be paid in cash; missing without a limit. */
  cashLimit: Type.Optional(Minor),
  freeDeliveryFrom: nullable(Minor),
  onlyFutureSlots: Type.Boolean(),
});
export type StoreDetails = Static<typeof StoreDetails>;

export const FulfilmentLocation = shape({
  postcode: nullable(Type.String()),
  latitude: Type.Number(),
  longitude: Type.Number(),
  town: nullable(Type.String()),
});
export type FulfilmentLocation = Static<typeof FulfilmentLocation>;

export const StoresSearchResult = shape({
  stores: Type.Array(StoreSummary),
  fulfilmentLocation: nullable(FulfilmentLocation),
});
export type StoresSearchResult = Static<typeof StoresSearchResult>;
