import Type from 'typebox';
import { MARKETING_SUBJECT_MAX_LENGTH, MARKETING_TEXT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';

export const adminMarketingMail = defineOperation({
  key: 'POST /admin/marketing-mail',
  id: 'adminMarketingMail',
  domain: 'admin',
  summary: 'Send a mail with offers to the members who have agreed to marketing by e-mail',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({
    /** By name or host; needed where there are several. */
    business: Type.Optional(Line(253)),
    subject: Line(MARKETING_SUBJECT_MAX_LENGTH),
    /** Plain text; an empty line separates paragraphs. */
    text: Type.String({ minLength: 1, maxLength: MARKETING_TEXT_MAX_LENGTH }),
  }),
  reply: shape({ recipients: Type.Integer() }),
  errors: ['business_not_found'],
});
