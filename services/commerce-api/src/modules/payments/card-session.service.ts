import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { GatewayRefused, GatewayUnclear } from '../../context/gateway.types';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { getOpenBasket } from '../basket/basket.repository';
import { detailsOf } from '../basket/owners/personal-details';
import { shopperOf } from '../basket/prices/coupon-shopper';
import { pricedBasket } from '../basket/prices/priced-basket';
import type { Business } from '../businesses/businesses.repository';
import { returnUrl } from '../businesses/return-url';
import { readStore } from '../stores/stores.repository';

/** Starts the gateway's card form for a basket. The form only creates a token; make-payment decides what is charged. */
export async function cardSession(
  { db, keys, clock, gateways }: ServiceContext,
  business: Business,
  { basketToken, returnUrl: back }: BodyOf<'POST /payments/card-session'>,
  caller: Caller,
): Promise<ReplyOf<'POST /payments/card-session'>> {
  const gateway = gateways.forCards(business.id);
  if (!business.settings.paymentMethods.includes('card') || !gateway) throw refuse('payment_method_not_accepted');
  const basket = await getOpenBasket(db, business.id, basketToken);
  if (basket.storeId === null) throw refuse('basket_empty');
  const store = await readStore(db, business.id, basket.storeId);
  const now = clock.now();
  const { totals } = await pricedBasket(
    db,
    keys,
    { business, basket, store, shopper: shopperOf(basket, caller, now) },
    now,
  );
  const { currency, country } = business.settings;
  const { billingAddress, deliveryAddress } = detailsOf(basket, caller, now);
  try {
    return await gateway.cardSession({
      reference: `basket-${basket.id}`,
      amount: totals.total,
      currency,
      country,
      billingAddress: billingAddress ?? deliveryAddress,
      returnUrl: returnUrl(business, back),
    });
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnclear) throw refuse('payment_gateway_unavailable');
    throw error;
  }
}
