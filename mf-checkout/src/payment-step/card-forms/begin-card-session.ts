import type { ApiClient } from '@storefront/api/client';
import type { CardSession } from '@storefront/api/entities/card-session';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';

/** Begins the gateway's card form for the basket. @throws Error when there is no basket, or no form */
export async function beginCardSession(api: ApiClient): Promise<CardSession> {
  const basketToken = shared.basket.get()?.basketToken;
  if (!basketToken) throw new Error('The basket is missing');
  const returnUrl = new URL(urlTo('checkout-payment'), location.origin).href;
  const session = await api.call('POST /payments/card-session', { body: { basketToken, returnUrl } });
  if (!session.ok) throw new Error(session.error.code);
  return session.data;
}
