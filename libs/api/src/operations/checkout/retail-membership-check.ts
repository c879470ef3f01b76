import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Line, shape } from '../../declaration/shape';

export const checkRetailMembership = defineOperation({
  key: 'POST /checkout/retail-membership-check',
  id: 'checkRetailMembership',
  domain: 'checkout',
  summary: 'Check whether a retail membership id is valid, and whether it is the stored one',
  safe: true,
  session: { usesGuestDetails: true },
  body: shape({ retailMemberId: Line(40), basketToken: Type.Optional(BasketToken) }),
  reply: shape({
    retailMemberId: Type.String(),
    /** True if it is the membership of the member or the guest's basket. */
    isKept: Type.Boolean(),
  }),
  errors: ['retail_membership_invalid', 'basket_not_found', 'validation_failed'],
});
