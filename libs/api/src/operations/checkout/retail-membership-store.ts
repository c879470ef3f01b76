import Type from 'typebox';
import { defineOperation } from '../../operation';
import { BasketToken, Line, shape } from '../../shape';

export const storeRetailMembership = defineOperation({
  key: 'POST /checkout/retail-membership-store',
  id: 'storeRetailMembership',
  domain: 'checkout',
  summary: 'Keep a retail membership id with the basket or the member',
  later: true,
  body: shape({ retailMemberId: Line(40), basketToken: Type.Optional(BasketToken) }),
  reply: Type.Unknown(),
  errors: ['retail_membership_invalid'],
});
