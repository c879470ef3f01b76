import Type from 'typebox';
import { CONTACT_FILE_POSITION_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const adminContactFile = defineOperation({
  key: 'POST /admin/contact-file',
  id: 'adminContactFile',
  domain: 'admin',
  summary: 'A file that came with a message, in base64',
  access: 'admin',
  roles: ['support', 'manager', 'administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({ reference: Line(20), position: Type.Integer({ minimum: 0, maximum: CONTACT_FILE_POSITION_MAX }) }),
  reply: shape({ name: Type.String(), type: Type.String(), sha256: Type.String(), content: Type.String() }),
  errors: ['contact_not_found'],
});
