import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Slug, shape } from '../../shape';

export const seoPage = defineOperation({
  key: 'POST /seo/page',
  id: 'seoPage',
  domain: 'other',
  summary: 'A page that editors wrote, by its slug',
  later: true,
  safe: true,
  body: shape({ slug: Slug }),
  reply: Type.Unknown(),
  errors: ['page_not_found'],
});
