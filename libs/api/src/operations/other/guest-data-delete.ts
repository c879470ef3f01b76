import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const guestDataDelete = defineOperation({
  key: 'POST /guest-data/delete',
  id: 'guestDataDelete',
  domain: 'other',
  summary: 'Delete what is kept of a guest; orders stay without the person, open ones as they are',
  session: { usesGuestDetails: true },
  body: shape({}),
  reply: shape({
    deleted: Type.Literal(true),
    /** Orders whose details have stayed, because they are not finished. */
    openOrders: Type.Integer(),
  }),
  errors: ['guest_data_closed'],
});
