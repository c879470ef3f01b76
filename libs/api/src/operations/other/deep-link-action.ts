import Type from 'typebox';
import { Platform } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { BasketToken, Id, Line, shape } from '../../shape';

export const deepLinkAction = defineOperation({
  key: 'POST /deep-links/action',
  id: 'deepLinkAction',
  domain: 'other',
  summary: 'Carry out what a campaign link asks for',
  later: true,
  body: shape({
    platform: Type.Optional(Platform),
    actionType: Line(40),
    businessId: Type.Optional(Id),
    basketToken: Type.Optional(BasketToken),
    storeId: Type.Optional(Id),
    categoryId: Type.Optional(Id),
    campaignId: Type.Optional(Id),
    clearStore: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Unknown(),
  errors: ['UNRECOVERABLE_ERROR', 'STORE_SEARCH_REQUIRED', 'INCOMPATIBLE_STORE'],
});
