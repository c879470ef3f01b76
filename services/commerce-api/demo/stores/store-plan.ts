import type { Facility } from '@storefront/api/entities/enumerations';
import type { DemoDeliveryZone } from '../demo-data.types';

/** A store in short form; store-rows.ts builds its rows. Ids follow the order of the list. */
export type StorePlan = {
  readonly name: string;
  readonly line1: string;
  readonly town: string;
  readonly county?: string;
  readonly postcode: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly phone: string;
  readonly about: string;
  readonly hours: readonly [opens: string, closes: string];
  /** Sunday's hours; null means closed on Sundays. */
  readonly sunday: readonly [opens: string, closes: string] | null;
  readonly fulfilment: readonly ('delivery' | 'collection')[];
  readonly minimumSpend: number;
  readonly freeDeliveryFrom: number | null;
  /** The minimum for collection, and the fees besides delivery; none by default. */
  readonly charges?: {
    readonly collectionMinimumSpend?: number;
    readonly smallBasketFee?: number;
    readonly smallBasketBelow?: number;
    readonly bagFee?: number;
  };
  readonly daysAhead: number;
  readonly onlyFuture?: boolean;
  readonly closed?: boolean;
  readonly membersOnly?: boolean;
  /** Delivery fees: off-peak, standard, popular. */
  readonly fees: readonly [number, number, number];
  readonly facilities: readonly Facility[];
  /** Outward codes, or sectors by prefix. */
  readonly delivers: readonly string[];
  /** Parts of that area with their own price; without any the whole area has one price. */
  readonly zones?: readonly Omit<DemoDeliveryZone, 'storeId' | 'id'>[];
};
