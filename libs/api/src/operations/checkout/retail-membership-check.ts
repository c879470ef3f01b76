import Type from 'typebox';
import { defineOperation } from '../../operation';
import { BasketToken, Line, shape } from '../../shape';

export const checkRetailMembership = defineOperation({
  key: 'POST /checkout/retail-membership-check',
  id: 'checkRetailMembership',
  domain: 'checkout',
  summary: 'Say whether a retail membership id is valid',
  later: true,
  safe: true,
  body: shape({ retailMemberId: Line(40), basketToken: Type.Optional(BasketToken) }),
  reply: Type.Unknown(),
  errors: ['retail_membership_invalid'],
});
