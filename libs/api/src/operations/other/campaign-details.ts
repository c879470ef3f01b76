import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { Platform } from '../../entities/enumerations';

export const campaignDetails = defineOperation({
  key: 'POST /campaigns/details',
  id: 'campaignDetails',
  domain: 'other',
  summary: 'The title and text of a running campaign',
  safe: true,
  limits: [{ per: 'address', count: 240, seconds: 60 }],
  body: shape({ campaignId: Id, platform: Type.Optional(Platform) }),
  reply: shape({ campaignId: Id, title: Type.String(), text: Type.String() }),
  errors: ['UNRECOVERABLE_ERROR', 'rate_limited'],
});
