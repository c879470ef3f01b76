import type { Problem } from '@storefront/api/entities/problem';
import type { BodyOf, Key, ReplyOf } from '@storefront/api/operation-types';
import type { Fulfilment, LocationState, StoreState } from '@storefront/bus/state.types';
import type { Business } from './business.types';

/** The fields of a submitted form, or the query of a link; of a repeated name only the first value. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * A form that its page shows again. The shell keeps it on the device until that page is opened, a minute at most, and
 * puts nothing of it into a URL.
 */
export interface ReturnedForm {
  /** What was typed, by field; no passwords and no codes. */
  readonly values: FormFields;
  /** The text of each wrong field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why the form as a whole was refused. */
  readonly message?: string;
}

/** What an action may depend on besides its form. */
export interface ActionContext {
  readonly business: Business;
  /** The origin of the page, for links that are sent by mail. */
  readonly origin: string;
  /** The path and query of the page that holds the form, if the browser says it; missing for a link. */
  readonly page?: string;
  /** Where the shopper is, without the street. */
  readonly place: {
    readonly location: Omit<LocationState, 'address'> | null;
    readonly fulfilment: Fulfilment;
    readonly store: StoreState | null;
  };
  /** The parameters of a link's path; empty for a form. */
  readonly params: Readonly<Record<string, string>>;
  /** False when a browser prefetches a link or loads it as a picture: the shopper has not followed it. */
  readonly isVisit: boolean;
}

/** What an action changes of the shopper's place; omitted fields stay. */
interface PlaceChange {
  readonly location?: LocationState;
  readonly fulfilment?: Fulfilment;
}

/** Calls an operation for the shopper, whose session the shell adds, and passes the reply to `next`. */
export type CallStep = {
  [K in Key]: {
    readonly kind: 'call';
    readonly operation: K;
    readonly body: BodyOf<K> extends object ? WithoutSession<BodyOf<K>> : undefined;
    /** State that `next` needs from earlier steps. */
    readonly carried?: object;
    /** One for each intent: a form that is sent twice has one effect. */
    readonly idempotencyKey?: string;
    /** The key is part of a URL, which people pass on, so it counts only in the guest session that sends it. */
    readonly hasKeyInUrl?: true;
  };
}[Key];

/** The basket belongs to the session, so an action does not name it. */
type WithoutSession<Body> = Body extends { basketToken?: string } ? Omit<Body, 'basketToken'> : Body;

/** Ends an action on another page of the storefront. @see PlaceChange */
interface GoStep {
  readonly kind: 'go';
  /** A path of this storefront. */
  readonly to: string;
  readonly place?: PlaceChange;
  /** For the plain page at `to`. */
  readonly returned?: ReturnedForm;
}

/** Ends an action on the page that holds the form, with the outcome in its URL. */
interface BackStep {
  readonly kind: 'back';
  /** Replaces the query fields that an earlier action added; undefined ones are removed. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** The path to use when the browser does not say which page held the form. */
  readonly otherwise?: string;
}

export type ActionStep = CallStep | GoStep | BackStep;

/**
 * The reply of a call, without tokens, or the reason for its rejection. The code is 'system_error' if no reply came.
 */
export type ActionReply = {
  [K in Key]: { readonly operation: K; readonly carried?: object } & (
    | { readonly ok: true; readonly data: ReplyOf<K> }
    | { readonly ok: false; readonly error: Pick<Problem, 'code' | 'status' | 'errors'> }
  );
}[Key];

/**
 * The exports of a file in src/actions: a form or a link that works without JavaScript. Both functions are pure; the
 * shell calls them, makes the requested calls and holds the session.
 */
export interface ActionModule {
  request(form: FormFields, context: ActionContext): ActionStep;
  /** The next step after a call's reply; optional for an action without calls. */
  next(reply: ActionReply, form: FormFields, context: ActionContext): ActionStep;
}
