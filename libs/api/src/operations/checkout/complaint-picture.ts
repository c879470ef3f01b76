import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { IdText, shape } from '../../declaration/shape';
import { OrderLinkToken } from '../../entities/followed-order';
import { COMPLAINT_PICTURE_BODY_BYTES } from '../../limits/complaint-limits';

export const complaintPicture = defineOperation({
  key: 'POST /checkout/complaint-picture',
  id: 'complaintPicture',
  domain: 'other',
  summary:
    'Add a picture to a reported problem, once, as its member or by the signed link: multipart, a part named files',
  multipart: true,
  bodyLimit: COMPLAINT_PICTURE_BODY_BYTES,
  limits: [{ per: 'address', count: 30, seconds: 3600 }],
  body: shape({
    complaintId: IdText,
    /** Of a guest's order. Members need none. */
    token: Type.Optional(OrderLinkToken),
    files: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 1 }),
  }),
  reply: shape({ hasPicture: Type.Boolean() }),
  errors: ['complaint_not_found', 'order_link_invalid', 'file_refused', 'body_too_large', 'rate_limited'],
});
