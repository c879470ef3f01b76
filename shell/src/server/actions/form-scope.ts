import formbody from '@fastify/formbody';
import { FORM_BYTES } from '@storefront/api/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cameFrom } from '../came-from';
import { refuseForeign } from '../same-origin';
import { isFilledIn, isFormsOwn } from './form-address';

/** Makes a scope one of forms that browsers send by themselves, each of which is answered by a way back. */
export async function asForms(scope: FastifyInstance): Promise<void> {
  await scope.register(formbody, { bodyLimit: FORM_BYTES });
  scope.addHook('preHandler', refuseForeign);
  // The back end is away: the shopper stays on the page and is told there.
  scope.setErrorHandler((error, request, reply) => {
    request.log.error({ error: (error as Error).message }, 'a form was not answered');
    return back(request, reply, { problem: 'system_error', form: fieldsOf(request) });
  });
}

export const fieldsOf = (request: FastifyRequest) =>
  new Map(
    Object.entries((request.body ?? {}) as Record<string, string | string[]>).map(([key, value]) => [
      key,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );

interface Outcome {
  readonly problem?: string;
  /** How many went into the basket. */
  readonly added?: number;
  /** The store that it is about. */
  readonly storeId?: number;
  /** The item. */
  readonly itemId?: number;
  /** What was filled in: how many, and which options, are given back to the page. */
  readonly form?: ReadonlyMap<string, string>;
}

/** Back to the page that the form stood on, which must be one of ours; with what it refused, if it did. */
export function back(request: FastifyRequest, reply: FastifyReply, outcome: Outcome = {}) {
  const from = cameFrom(request);
  const url = new URL(from ? from.pathname + from.search : '/', 'http://host');
  for (const name of [...url.searchParams.keys()]) if (isFormsOwn(name)) url.searchParams.delete(name);
  const { problem, added, storeId, itemId, form } = outcome;
  if (problem) url.searchParams.set('problem', problem);
  if (added) url.searchParams.set('added', String(added));
  if (storeId) url.searchParams.set('store', String(storeId));
  if (itemId) url.searchParams.set('item', String(itemId));
  for (const [name, value] of form ?? []) if (isFilledIn(name) && value.length <= 12) url.searchParams.set(name, value);
  return reply.redirect(url.pathname + url.search, 303);
}
