import Type from 'typebox';
import { Nothing } from './contract-schema';
import { Refused, RefusedWithFields } from './refused.contract';

const LoggedIn = Type.Object({
  kind: Type.Literal('logged-in'),
  /** False when the shared state could not be refreshed: only a new document shows the member's session. */
  isCurrent: Type.Boolean(),
});

/** Facts emitted by mf-member, after it refreshed the session. */
export const memberFacts = {
  'member:logged-in': Nothing,
  'member:logged-out': Nothing,
};

/** Commands handled by mf-member. */
export const memberCommands = {
  /** Logs in. The guest's basket becomes the member's. */
  'member:log-in': {
    payload: Type.Object({ email: Type.String(), password: Type.String() }),
    reply: Type.Union([LoggedIn, RefusedWithFields]),
  },
  /** Makes an item a favourite or no longer one. A visitor is led to the log-in; failures are shown. */
  'member:set-favourite': {
    payload: Type.Object({ menuItemId: Type.Number(), isFavourite: Type.Boolean() }),
    reply: Type.Union([Type.Object({ kind: Type.Enum(['set', 'log-in']) }), Refused]),
  },
  /** Creates an account and logs in. The guest's basket becomes the member's. */
  'member:register': {
    payload: Type.Object({
      firstname: Type.String(),
      lastname: Type.String(),
      emailAddress: Type.String(),
      password: Type.String(),
    }),
    reply: Type.Union([LoggedIn, RefusedWithFields]),
  },
};
