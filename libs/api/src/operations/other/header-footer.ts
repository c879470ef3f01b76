import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { HeaderFooter } from '../../entities/header-footer';

export const headerFooter = defineOperation({
  key: 'POST /content/header-footer',
  id: 'headerFooter',
  domain: 'other',
  summary: 'What the header and the footer hold',
  safe: true,
  body: shape({}),
  reply: HeaderFooter,
  errors: [],
});
