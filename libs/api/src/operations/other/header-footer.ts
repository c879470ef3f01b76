import { HeaderFooter } from '../../entities/header-footer';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

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
