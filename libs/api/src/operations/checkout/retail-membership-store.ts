import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Line, shape } from '../../declaration/shape';

export const storeRetailMembership = defineOperation({
  key: 'POST /checkout/retail-membership-store',
  id: 'storeRetailMembership',
  domain: 'checkout',
  summary: 'Store a retail membership id with the member, or with the basket of a guest',
  session: { usesGuestDetails: true },
  body: shape({ retailMemberId: Line(40), basketToken: Type.Optional(BasketToken) }),
  reply: shape({ retailMemberId: Type.String(), keptWith: Type.Enum(['member', 'basket']) }),
  errors: ['retail_membership_invalid', 'basket_not_found', 'guest_session_required', 'validation_failed'],
});
