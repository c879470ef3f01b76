import { findOperation } from '@storefront/api/find-operation';
import type { ActionContext, ActionReply, ActionStep, CallStep, FormFields } from '@storefront/remote-kit/action.types';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyRequest } from 'fastify';
import { clientConfig } from '../../client-config';
import { apiClient, type ServerApi } from '../api/api-client';
import type { ShellConfig } from '../config';
import { deviceNumber } from '../consent/device-number';
import type { LoadedComposition } from '../live-composition';
import { accessTokenOf } from '../session/access-token';
import type { SessionCookies } from '../session/cookies';
import { withoutAddress } from '../session/place';
import { withSession } from '../session/session-body';
import { keepReply } from '../session/session-reply';
import { asStep } from './action-step';
import type { CallExport } from './call-export';

/** A search is the longest: the place, the stores, the choice of one. */
const MAX_CALLS = 4;

/** An action of a composition, with everything that it is run on. */
export interface RunningAction {
  readonly config: ShellConfig;
  readonly callExport: CallExport;
  readonly composition: LoadedComposition;
  readonly packageName: string;
  readonly action: string;
  readonly business: Business;
  readonly cookies: SessionCookies;
  readonly form: FormFields;
  readonly params: Readonly<Record<string, string>>;
  readonly isVisit: boolean;
}

export interface ActionEnd {
  readonly step: Exclude<ActionStep, { kind: 'call' }>;
  /** A store was chosen on the way. */
  readonly hasChosenStore: boolean;
}

/**
 * Runs an action to its end: its remote says which call to make and where to go, the shell makes the calls as the shopper.
 * @throws Error when the remote's code fails
 */
export async function runAction(run: RunningAction, request: FastifyRequest): Promise<ActionEnd> {
  const { config, cookies, business, form } = run;
  const expose = `./actions/${run.action}`;
  const answer = async (functionName: 'request' | 'next', args: readonly unknown[]) =>
    asStep(await run.callExport(run.composition, run.packageName, expose, functionName, args));
  const context = contextOf(run);
  const accessToken = await accessTokenOf(config, cookies, business);
  const api = apiClient(config, {
    ...{ business, accessToken, guestSession: cookies.guestSession },
    address: request.ip,
    deviceId: deviceNumber(cookies),
  });
  let hasChosenStore = false;
  let step = await answer('request', [form, context]);
  for (let calls = 0; step.kind === 'call'; calls += 1) {
    if (calls === MAX_CALLS) throw new Error(`The action made more than ${MAX_CALLS} calls.`);
    const reply = await callAsShopper(run, api, step, request);
    hasChosenStore ||= reply.ok && Boolean(operationAt(step.operation)?.session?.choosesStore);
    step = await answer('next', [reply, form, context]);
  }
  return { step, hasChosenStore };
}

function contextOf({ business, cookies, params, isVisit }: RunningAction): ActionContext {
  const { location, fulfilment, store } = withoutAddress(cookies.place);
  return { business, place: { location, fulfilment, store }, params, isVisit };
}

/** An operation that a shopper may call, by its key. */
const operationAt = (key: string) => findOperation(...(key.split(' ', 2) as [string, string]));

/** Makes one call with what the session adds to it, and keeps what its reply says of the session. */
async function callAsShopper(
  { business, cookies }: RunningAction,
  api: ServerApi,
  { operation: key, body, carried }: CallStep,
  request: FastifyRequest,
): Promise<ActionReply> {
  const operation = operationAt(key);
  if (!operation) throw new Error(`No shopper may call '${key}'.`);
  const { session = {} } = operation;
  const given: Readonly<Record<string, unknown>> = { ...body };
  const client = clientConfig(business, deviceNumber(cookies));
  const call = (basketToken: string | undefined) =>
    api.send(key, withSession(session, { ...given, ...(basketToken && { basketToken }) }, client, cookies));
  const basketToken = takesBasket(operation.body) ? cookies.basketToken : undefined;
  let reply: object;
  try {
    const first = await call(basketToken);
    // A basket that is gone (ordered elsewhere, or too old) is no reason to refuse: the next one starts here.
    const isGone = basketToken && !first.ok && first.error.code === 'basket_not_found';
    const answer = isGone ? await call(undefined) : first;
    if (answer.ok) keepReply(session, { ...(answer.data as object) }, given, cookies);
    reply = answer.ok ? answer : { ok: false, error: { code: answer.error.code, status: answer.error.status } };
  } catch (error) {
    request.log.error({ error: (error as Error).message, operation: key }, 'a call of an action was not answered');
    reply = { ok: false, error: { code: 'system_error', status: 503 } };
  }
  return { operation: key, carried, ...reply } as ActionReply;
}

const takesBasket = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'properties' in body && 'basketToken' in (body.properties as object);
