import type { ApiClient } from '@storefront/api/client';
import type { CardSession } from '@storefront/api/entities/card-session';
import { shared } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';
import { payingPage } from '../return-urls';

/**
 * Begins the gateway's card form, for the basket or for a draft that is paid by a link.
 * @throws Error when there is no basket, or no form
 */
export async function beginCardSession(api: ApiClient, draftOrderId?: number): Promise<CardSession> {
  const basketToken = shared.basket.get()?.basketToken;
  if (!basketToken && !draftOrderId) throw new Error('The basket is missing');
  const returnUrl = new URL(urlTo(payingPage()), location.origin).href;
  const session = await api.call('POST /payments/card-session', {
    body: { ...(draftOrderId ? { draftOrderId } : { basketToken }), returnUrl },
  });
  if (!session.ok) throw new Error(session.error.code);
  return session.data;
}
