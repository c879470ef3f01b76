import type { BodyOf } from '@storefront/api/operation-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiClient } from '../api/api-client';
import type { Businesses } from '../businesses';
import type { ShellConfig } from '../config';
import { accessTokenOf } from '../session/access-token';
import { SessionCookies } from '../session/cookies';
import { businessOf } from '../session/session-routes';
import { fieldsOf } from './form-scope';

interface Services {
  readonly config: ShellConfig;
  readonly businesses: Businesses;
}

/** The code where the host is no business's. */
export const NO_BUSINESS = 'business_not_found';

/**
 * Puts what a form asks for into the shopper's basket.
 * @param wanted what of the call's body is this form's own
 * @returns the code of a refusal; undefined when it is in the basket
 */
export async function addToBasket(
  { config, businesses }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  key: 'POST /basket/add-item' | 'POST /basket/add-items',
  wanted: Partial<BodyOf<'POST /basket/add-item'> & BodyOf<'POST /basket/add-items'>>,
): Promise<string | undefined> {
  const form = fieldsOf(request);
  const business = await businessOf(businesses, request);
  if (!business) return NO_BUSINESS;
  const cookies = new SessionCookies(config, request, reply);
  const accessToken = await accessTokenOf(config, cookies, business);
  const api = apiClient(config, { business, accessToken, address: request.ip });
  const add = (basketToken: string | undefined) =>
    api.call(key, {
      body: {
        ...(basketToken ? { basketToken } : {}),
        storeId: Number(form.get('storeId')),
        fulfilmentMethod: cookies.place.fulfilment,
        ...wanted,
        ...(form.get('ageConfirmed') ? { ageConfirmed: true } : {}),
      } as BodyOf<'POST /basket/add-item'> & BodyOf<'POST /basket/add-items'>,
    });
  let answer = await add(cookies.basketToken);
  // A basket that is gone (ordered elsewhere, or too old) is no reason to refuse: the next one starts here.
  if (!answer.ok && answer.error.code === 'basket_not_found') answer = await add(undefined);
  if (!answer.ok) return answer.error.code;
  cookies.setBasket(answer.data.basket.basketToken);
  return undefined;
}
