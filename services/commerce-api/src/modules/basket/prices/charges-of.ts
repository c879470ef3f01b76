import type { PricingCharges } from '../../pricing/pricing.types';
import type { Store } from '../../stores/stores.repository';

/** A store's charges and minimum for a fulfilment method; nothing before a store is chosen. */
export function chargesOf(store: Store | undefined, method: 'delivery' | 'collection'): PricingCharges {
  const collected = method === 'collection' ? store?.collectionMinimumSpend : undefined;
  return {
    minimumSpend: collected ?? store?.minimumSpend ?? 0,
    freeDeliveryFrom: store?.freeDeliveryFrom ?? null,
    smallBasketFee: store?.smallBasketFee ?? 0,
    smallBasketBelow: store?.smallBasketBelow ?? 0,
    bagFee: store?.bagFee ?? 0,
  };
}
