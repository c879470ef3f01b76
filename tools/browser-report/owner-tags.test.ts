import { ownerTags } from './owner-tags';

const codeowners = `
* @shop/team-platform
/mf-basket/ @shop/team-basket
/services/commerce-api/ @shop/team-commerce
`;

test.each([
  ['mf-basket/e2e/standalone/standalone.spec.ts', ['@mf-basket', '@team-basket']],
  ['services/sandbox/e2e/pages.spec.ts', ['@sandbox', '@team-platform']],
  ['services/commerce-api/e2e/pages.spec.ts', ['@commerce-api', '@team-commerce']],
  ['e2e/journeys/order.spec.ts', ['@e2e', '@team-platform']],
])('%s belongs to %s', (file, tags) => expect(ownerTags(codeowners, file)).toEqual(tags));
