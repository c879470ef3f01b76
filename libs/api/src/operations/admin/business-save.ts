import Type from 'typebox';
import { BUSINESS_BODY_BYTES } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { businessContent } from '../../entities/business-content';
import { BusinessFile } from '../../entities/business-file';

export const adminBusinessSave = defineOperation({
  key: 'POST /admin/business-save',
  id: 'adminBusinessSave',
  domain: 'admin',
  summary:
    'Add a business, or change the one of that name, with its pages, campaigns, redirects and synonyms; all is checked first',
  access: 'admin',
  bodyLimit: BUSINESS_BODY_BYTES,
  body: shape({ business: BusinessFile, ...businessContent, checkOnly: Type.Optional(Type.Boolean()) }),
  reply: shape({
    businessId: Id,
    isNew: Type.Boolean(),
    changed: Type.Array(Type.String()),
    /** The id in their links: /deep-link?actionType=open-campaign&campaignId=… */
    campaigns: Type.Array(shape({ slug: Type.String(), campaignId: Id })),
    /** Slugs of pages that every shop needs and this one lacks. */
    missingPages: Type.Array(Type.String()),
  }),
  errors: ['validation_failed', 'host_taken'],
});
