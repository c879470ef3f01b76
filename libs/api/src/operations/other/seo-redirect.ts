import Type from 'typebox';
import { Destination } from '../../entities/destination';
import { defineOperation } from '../../operation';
import { Slug, shape } from '../../shape';

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
