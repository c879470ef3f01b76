import { importTestFiles } from '../../../test-support/import-test-files';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('a label that contradicts itself is a warning with its line, and is imported', async () => {
  const loaf = { code: 'loaf', name: 'Loaf', category: 'cellar', price: '2', stores: 'borough', allergens: 'wheat' };
  const items = [
    { ...loaf, ingredients: 'Wheat flour, water', tags: 'vegan' },
    { ...loaf, code: 'scones', name: 'Scones', ingredients: 'Wheat flour, butter', tags: 'vegan' },
  ];
  const { applied, messages, warnings } = await importTestFiles(service, { items });
  expect({ applied, messages, warnings }).toEqual({
    applied: true,
    messages: [],
    warnings: [
      'items 2 allergens: lacks milk: butter is an ingredient',
      'items 2 tags: has vegan, but the ingredients or allergens are not',
    ],
  });
});
