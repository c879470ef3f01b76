import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';

export const adminComplaintPicture = defineOperation({
  key: 'POST /admin/complaint-picture',
  id: 'adminComplaintPicture',
  domain: 'admin',
  summary: 'The picture of a reported problem, a JPEG in base64',
  access: 'admin',
  roles: ['support', 'manager', 'administrator'],
  safe: true,
  body: shape({ complaintId: Id }),
  reply: shape({ type: Type.Enum(['image/jpeg']), content: Type.String() }),
  errors: ['complaint_not_found'],
});
