import { operationOf } from '@storefront/api/declaration/find-operation';
import type { ActionContext, ActionModule, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyRequest } from 'fastify';
import type { LoadedComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import { originOf } from '../document/origin';
import { formPage } from '../form-page';
import { accessTokenOf } from '../session/access-token';
import type { SessionCookies } from '../session/cookies';
import { withoutAddress } from '../session/place';
import { asObject } from '../session/session-body';
import { asStep } from './action-step';
import { callAsShopper } from './call-as-shopper';
import type { CallExport } from './render-process-call';

/** The longest action is the search: resolve the place, list the stores, select one, look an item up twice, add it. */
const MAX_CALLS = 6;

/** An action of a composition with everything it needs. */
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

/** Ends an action on another site, which the back end names: a remote's code cannot. */
interface LeaveStep {
  readonly kind: 'leave';
  readonly to: string;
}

export interface ActionEnd {
  readonly step: Exclude<ActionStep, { kind: 'call' }> | LeaveStep;
  /** A store was selected during the action. */
  readonly hasChosenStore: boolean;
}

/**
 * Runs an action to its end: the remote's functions decide which call to make and where to go, the shell makes the
 * calls for the shopper.
 * @throws Error when the remote's code fails
 */
export async function runAction(run: RunningAction, request: FastifyRequest): Promise<ActionEnd> {
  const expose = `./actions/${run.action}`;
  const callAction = async <F extends keyof ActionModule>(functionName: F, args: Parameters<ActionModule[F]>) =>
    asStep(await run.callExport(run.composition, run.packageName, expose, functionName, args));
  const from = formPage(request);
  const context = contextOf(run, originOf(run.config, request), from && from.pathname + from.search);
  const accessToken = await accessTokenOf(run.config, run.cookies, run.business);
  let hasChosenStore = false;
  let step = await callAction('request', [run.form, context]);
  for (let calls = 0; step.kind === 'call'; calls += 1) {
    if (calls === MAX_CALLS) throw new Error(`The action made more than ${MAX_CALLS} calls.`);
    const reply = await callAsShopper({ ...run, accessToken }, step, request);
    const { choosesStore, leavesTo } = operationOf(step.operation)?.session ?? {};
    hasChosenStore ||= reply.ok && Boolean(choosesStore);
    const to = reply.ok && leavesTo ? asObject(reply.data)[leavesTo] : undefined;
    if (typeof to === 'string') return { step: { kind: 'leave', to }, hasChosenStore };
    step = await callAction('next', [reply, run.form, context]);
  }
  return { step, hasChosenStore };
}

function contextOf(
  { business, cookies, params, isVisit }: RunningAction,
  origin: string,
  page?: string,
): ActionContext {
  const { location, fulfilment, store } = withoutAddress(cookies.place);
  return { business, origin, page, place: { location, fulfilment, store }, params, isVisit };
}
