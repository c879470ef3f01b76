import { defineOperation } from '../../declaration/operation';
import { Slug, shape } from '../../declaration/shape';
import { ContentPage } from '../../entities/content-page';

export const seoPage = defineOperation({
  key: 'POST /seo/page',
  id: 'seoPage',
  domain: 'other',
  summary: 'A page that editors wrote, by its slug; privacy, terms and accessibility among them',
  safe: true,
  body: shape({ slug: Slug }),
  reply: ContentPage,
  errors: ['page_not_found'],
});
