import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, nullable, shape } from '../../../declaration/shape';
import { DeskOperator } from '../../../entities/desk/desk-operator';
import { Pin } from '../../../entities/desk/handheld';
import { EVERY_ROLE } from '../../../entities/operator';
import { PIN_LIMITS } from '../../../limits/desk-limits';

export const deskHandheld = defineOperation({
  key: 'POST /desk/handheld',
  id: 'deskHandheld',
  domain: 'desk',
  summary: 'Whether the calling browser is a handheld, and who may log in on it with a PIN',
  access: 'desk',
  safe: true,
  session: { provesHandheld: true },
  body: shape({}),
  reply: shape({
    /** Null for a browser that is none. */
    handheld: nullable(shape({ name: Type.String(), storeName: Type.String() })),
    /** By name. */
    operators: Type.Array(shape({ operatorId: Id, name: Type.String() })),
    /** Whose session on it is locked and goes on with their PIN; null without one. */
    lockedOperatorId: nullable(Id),
  }),
  errors: [],
});

export const deskHandheldLogIn = defineOperation({
  key: 'POST /desk/handheld-log-in',
  id: 'deskHandheldLogIn',
  domain: 'desk',
  summary: 'Log in on a handheld with a PIN, or unlock the session that the operator has on it',
  access: 'desk',
  body: shape({ operatorId: Id, pin: Pin }),
  transientFields: ['pin'],
  limits: PIN_LIMITS,
  session: { provesHandheld: true, givesOperatorToken: true },
  reply: shape({
    operator: DeskOperator,
    /** The handheld's name. */
    handheld: Type.String(),
    /** Of a new session; the shell keeps it in a cookie. Left out when a session was unlocked. */
    operatorToken: Type.Optional(Type.String()),
    /** Seconds until the new session ends. */
    expiresIn: Type.Optional(Type.Integer()),
  }),
  errors: ['handheld_not_paired', 'operator_pin_wrong', 'rate_limited'],
});

export const deskHandheldLock = defineOperation({
  key: 'POST /desk/handheld-lock',
  id: 'deskHandheldLock',
  domain: 'desk',
  summary: 'Lock the session that was opened with a PIN; does nothing to another one',
  access: 'admin',
  roles: EVERY_ROLE,
  body: shape({}),
  reply: shape({}),
  errors: [],
});
