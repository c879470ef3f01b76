import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Slug, shape } from '../../declaration/shape';

export const seoPages = defineOperation({
  key: 'POST /seo/pages',
  id: 'seoPages',
  domain: 'other',
  summary: 'The slugs of every page that editors wrote, for site maps',
  safe: true,
  body: shape({}),
  reply: shape({ slugs: Type.Array(Slug) }),
  errors: [],
});
