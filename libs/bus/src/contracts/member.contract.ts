import type { Refused } from './refused.contract';

interface RefusedFields extends Refused {
  /** The refused fields, by the API's names. */
  readonly errors?: { path: string; message: string; code: string }[];
}

interface LoggedIn {
  readonly kind: 'logged-in';
  /** False when the shared state could not be refreshed: only a new document shows the member's session. */
  readonly isCurrent: boolean;
}

/** Facts emitted by mf-member, after it refreshed the session. */
export interface MemberFacts {
  'member:logged-in': Record<string, never>;
  'member:logged-out': Record<string, never>;
}

/** Commands handled by mf-member. */
export interface MemberCommands {
  /** Logs in. The guest's basket becomes the member's. */
  'member:log-in': {
    payload: { readonly email: string; readonly password: string };
    reply: LoggedIn | RefusedFields;
  };
  /** Makes an item a favourite or no longer one. A visitor is led to the log-in; failures are shown. */
  'member:set-favourite': {
    payload: { readonly menuItemId: number; readonly isFavourite: boolean };
    reply: { readonly kind: 'set' | 'log-in' } | Refused;
  };
  /** Creates an account and logs in. The guest's basket becomes the member's. */
  'member:register': {
    payload: {
      readonly firstname: string;
      readonly lastname: string;
      readonly emailAddress: string;
      readonly password: string;
    };
    reply: LoggedIn | RefusedFields;
  };
}
