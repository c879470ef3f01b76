import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { type CardGateway, GatewayRefused, GatewayUnclear } from '../../context/gateway.types';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { getOpenBasket } from '../basket/basket.repository';
import { detailsOf } from '../basket/owners/personal-details';
import { shopperOf } from '../basket/prices/coupon-shopper';
import { pricedBasket } from '../basket/prices/priced-basket';
import type { Business } from '../businesses/businesses.repository';
import { returnUrl } from '../businesses/return-url';
import { linkOfPayer } from '../payment-links/payer';
import { readStore } from '../stores/stores.repository';

type Paid = Pick<Parameters<CardGateway['cardSession']>[0], 'reference' | 'amount' | 'billingAddress'>;

async function basketOf(
  { db, keys, clock }: ServiceContext,
  business: Business,
  basketToken: string,
  caller: Caller,
): Promise<Paid> {
  const basket = await getOpenBasket(db, business.id, basketToken);
  if (basket.storeId === null) throw refuse('basket_empty');
  const store = await readStore(db, business.id, basket.storeId);
  const now = clock.now();
  const shopper = shopperOf(basket, caller, now);
  const { totals } = await pricedBasket(db, keys, { business, basket, store, shopper }, now);
  const { billingAddress, deliveryAddress } = detailsOf(basket, caller, now);
  const reference = `basket-${basket.id}`;
  return { reference, amount: totals.total, billingAddress: billingAddress ?? deliveryAddress };
}

/** The draft that this session pays by a link; whose address it is stays unsaid. @throws Problem order_not_found */
async function draftOfPayer({ db }: ServiceContext, draftOrderId: number, caller: Caller): Promise<Paid> {
  const link = await linkOfPayer(db, draftOrderId, caller);
  if (!link) throw refuse('order_not_found');
  return { reference: `link-${link.id}`, amount: link.amount, billingAddress: null };
}

/** Starts the gateway's card form for a basket, or for a draft that is paid by a link. The form only creates a token; make-payment decides what is charged. */
export async function cardSession(
  context: ServiceContext,
  business: Business,
  { basketToken, draftOrderId, returnUrl: back }: BodyOf<'POST /payments/card-session'>,
  caller: Caller,
): Promise<ReplyOf<'POST /payments/card-session'>> {
  const gateway = context.gateways.forCards(business.id);
  if (!business.settings.paymentMethods.includes('card') || !gateway) throw refuse('payment_method_not_accepted');
  const { currency, country } = business.settings;
  const paid =
    basketToken === undefined
      ? await draftOfPayer(context, draftOrderId ?? 0, caller)
      : await basketOf(context, business, basketToken, caller);
  try {
    return await gateway.cardSession({
      ...paid,
      currency,
      country,
      returnUrl: returnUrl(business, back),
    });
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnclear) throw refuse('payment_gateway_unavailable');
    throw error;
  }
}
