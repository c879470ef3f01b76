import type { Problem } from '@storefront/api/entities/problem';
import type { BodyOf, Key, ReplyOf } from '@storefront/api/operation-types';
import type { Fulfilment, LocationState, StoreState } from '@storefront/bus/state.types';
import type { Business } from './business.types';

/** The fields of a submitted form, or the query of a link; of a name that was sent more than once the first value. */
export type FormFields = Readonly<Record<string, string>>;

/** What an action may depend on besides its form. */
export interface ActionContext {
  readonly business: Business;
  /** Where the shopper is, without the street. */
  readonly place: {
    readonly location: Omit<LocationState, 'address'> | null;
    readonly fulfilment: Fulfilment;
    readonly store: StoreState | null;
  };
  /** The parameters of a link's path; a form has none. */
  readonly params: Readonly<Record<string, string>>;
  /** False where a browser fetches a link ahead, or as a picture: the shopper has not followed it. */
  readonly isVisit: boolean;
}

/** What an action changes of the shopper's place; what is left out stays. */
interface PlaceChange {
  readonly location?: LocationState;
  readonly fulfilment?: Fulfilment;
}

/** Calls an operation for the shopper, whose session the shell adds; its reply is given to `next`. */
export type CallStep = {
  [K in Key]: {
    readonly kind: 'call';
    readonly operation: K;
    readonly body: BodyOf<K> extends object ? WithoutSession<BodyOf<K>> : undefined;
    /** What `next` needs of what was found so far. */
    readonly carried?: object;
  };
}[Key];

/** The basket is the session's: an action does not name it. */
type WithoutSession<Body> = Body extends { basketToken?: string } ? Omit<Body, 'basketToken'> : Body;

/** Ends an action on another page of the storefront. @see PlaceChange */
interface GoStep {
  readonly kind: 'go';
  /** A path of this storefront. */
  readonly to: string;
  readonly place?: PlaceChange;
}

/** Ends an action on the page that the form stood on, whose address says what became of it. */
interface BackStep {
  readonly kind: 'back';
  /** Replaces what an earlier answer had added to the address; what is undefined is left out. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** The page in place of it when the browser does not say which it was: a path. */
  readonly otherwise?: string;
}

export type ActionStep = CallStep | GoStep | BackStep;

/** The reply of a call, without tokens, or why it was refused. Where no reply came the code is 'system_error'. */
export type ActionReply = {
  [K in Key]: { readonly operation: K; readonly carried?: object } & (
    | { readonly ok: true; readonly data: ReplyOf<K> }
    | { readonly ok: false; readonly error: Pick<Problem, 'code' | 'status'> }
  );
}[Key];

/**
 * The exports of a file in src/actions: a form or a link that works before any JavaScript. Both functions are pure; the
 * shell calls them, makes the requested calls and holds the session.
 */
export interface ActionModule {
  request(form: FormFields, context: ActionContext): ActionStep;
  /** The next step after a call's reply; optional for an action without calls. */
  next(reply: ActionReply, form: FormFields, context: ActionContext): ActionStep;
}
