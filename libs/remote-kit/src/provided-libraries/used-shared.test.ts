import { consumedRequests, usedShared } from './used-shared';

const shared = { react: '19.3.1', '@storefront/ui': '0.1.0', yup: '1.7.1', moment: '2.31.0' };
const built = (type: string, identifier: string) => ({ type, identifier: () => identifier });

test('a build depends on what every page has, and on what its own code requires', () => {
  expect(usedShared(shared, ['react', 'yup'])).toEqual({ react: '19.3.1', '@storefront/ui': '0.1.0', yup: '1.7.1' });
  expect(usedShared(shared, [])).toEqual({ react: '19.3.1', '@storefront/ui': '0.1.0' });
});

test('what a container takes from the shell is read from its modules', () => {
  const modules = [
    built('javascript/auto', '/src/yup.ts'),
    built('consume-shared-module', 'consume shared module (default) yup@^1.7.1 (strict)'),
    built('consume-shared-module', 'consume shared module (default) @storefront/bus/bus@^0.1.0 (strict) (strict)'),
  ];
  expect(consumedRequests(modules)).toEqual(['yup', '@storefront/bus/bus']);
});

test('a build whose modules cannot be read fails', () => {
  expect(() => consumedRequests([built('consume-shared-module', 'shared yup')])).toThrow('an unknown form');
});
