import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Email, shape } from '../../declaration/shape';

export const guestRegistrationStatus = defineOperation({
  key: 'POST /guests/registration-status',
  id: 'guestRegistrationStatus',
  domain: 'other',
  summary: 'Whether the e-mail of a guest who checks out belongs to an account already',
  safe: true,
  limits: [
    // It tells who has an account, which checkout needs: few enough that nobody tries a list of addresses.
    { per: 'basket', count: 5, seconds: 900 },
    { per: 'address', count: 30, seconds: 900 },
  ],
  body: shape({ email: Email, basketToken: BasketToken }),
  reply: shape({ registered: Type.Boolean() }),
  errors: ['basket_not_found', 'rate_limited'],
});
