import Type from 'typebox';
import { HeaderFooter } from '../../entities/header-footer';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const headerFooter = defineOperation({
  key: 'POST /content/header-footer',
  id: 'headerFooter',
  domain: 'other',
  summary: 'What the header and the footer hold',
  safe: true,
  body: shape({ storeId: Type.Optional(Id) }),
  reply: HeaderFooter,
  errors: [],
});
