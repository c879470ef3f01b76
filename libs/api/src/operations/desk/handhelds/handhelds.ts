import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { Handheld, HandheldName } from '../../../entities/desk/handheld';

export const deskHandhelds = defineOperation({
  key: 'POST /desk/handhelds',
  id: 'deskHandhelds',
  domain: 'desk',
  summary: "The handhelds of the operator's stores",
  access: 'admin',
  roles: ['manager', 'administrator'],
  safe: true,
  body: shape({}),
  reply: shape({ handhelds: Type.Array(Handheld) }),
  errors: [],
});

export const deskHandheldPair = defineOperation({
  key: 'POST /desk/handheld-pair',
  id: 'deskHandheldPair',
  domain: 'desk',
  summary: "Make the calling browser a handheld of a store; the manager's own session in it ends",
  access: 'admin',
  roles: ['manager', 'administrator'],
  session: { provesHandheld: true, givesHandheld: true, endsOperatorSession: true },
  body: shape({ storeId: Id, name: HandheldName }),
  reply: shape({
    handheld: Handheld,
    /** The shell moves it into a cookie. */
    handheldSecret: Type.Optional(Type.String()),
  }),
  errors: ['handhelds_full', 'store_not_found'],
});

export const deskHandheldWithdraw = defineOperation({
  key: 'POST /desk/handheld-withdraw',
  id: 'deskHandheldWithdraw',
  domain: 'desk',
  summary: 'Refuse a handheld from now on, and end the sessions that were opened on it',
  access: 'admin',
  roles: ['manager', 'administrator'],
  body: shape({ handheldId: Id }),
  reply: shape({}),
  errors: ['handheld_not_found'],
});
