import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Slug, shape } from '../../declaration/shape';
import { Destination } from '../../entities/destination';

export const seoRedirect = defineOperation({
  key: 'POST /seo/redirect',
  id: 'seoRedirect',
  domain: 'other',
  summary: 'The redirect of a slug that moved',
  safe: true,
  body: shape({ slug: Slug }),
  reply: shape({ to: Destination, permanent: Type.Boolean() }),
  errors: ['page_not_found'],
});
