import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiReply, callApi } from '../api-call';
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

const codeOf = ({ body }: ApiReply): string | undefined => (body as { code?: string } | undefined)?.code;

/**
 * Puts what a form asks for into the shopper's basket.
 * @param wanted what of the call's body is this form's own
 * @returns the code of a refusal; undefined when it is in the basket
 */
export async function addToBasket(
  { config, businesses }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  path: '/basket/add-item' | '/basket/add-items',
  wanted: object,
): Promise<string | undefined> {
  const form = fieldsOf(request);
  const business = await businessOf(businesses, request);
  if (!business) return NO_BUSINESS;
  const cookies = new SessionCookies(config, request, reply);
  const accessToken = await accessTokenOf(config, cookies, business);
  const add = (basketToken: string | undefined) =>
    callApi(config, path, {
      business,
      accessToken,
      address: request.ip,
      body: {
        ...(basketToken ? { basketToken } : {}),
        storeId: Number(form.get('storeId')),
        fulfilmentMethod: cookies.place.fulfilment,
        ...wanted,
        ...(form.get('ageConfirmed') ? { ageConfirmed: true } : {}),
      },
    });
  let answer = await add(cookies.basketToken);
  // A basket that is gone (ordered elsewhere, or too old) is no reason to refuse: the next one starts here.
  if (codeOf(answer) === 'basket_not_found') answer = await add(undefined);
  if (answer.status !== 200) return codeOf(answer) ?? 'unknown';
  const { basket } = answer.body as { basket: { basketToken: string } };
  cookies.setBasket(basket.basketToken);
  return undefined;
}
