import { affectedSteps, type Changes, productFiles } from './affected-steps';

const remotes = ['mf-basket', 'mf-slots'];
const stepsOf = (changes: Partial<Changes>) =>
  affectedSteps({ files: [], products: [], tested: [], ...changes }, remotes);

test('documents run only types and lint', () => {
  expect(stepsOf({ files: ['docs/architecture.md', 'mf-basket/README.md'] }).steps).toEqual(['types', 'lint']);
});

test('a remote runs its unit tests, the composed journeys, its own screens and its failure tests', () => {
  const changes = { files: ['mf-basket/src/x.ts'], products: ['mf-basket'], tested: ['mf-basket'] };
  expect(stepsOf(changes)).toEqual({
    steps: ['types', 'lint', 'unit', 'build', 'browser', 'resilience', 'visual', 'standalone'],
    unitProjects: ['mf-basket', 'tools'],
    browserProjects: ['phone', 'desktop', 'mf-basket'],
    remotes: ['mf-basket'],
    unchangedRemotes: ['mf-slots'],
  });
});

test('the back end runs its own suites and every browser suite except the sandbox’s', () => {
  const { steps, browserProjects, unchangedRemotes } = stepsOf({
    files: ['services/commerce-api/src/x.ts'],
    products: ['commerce-api'],
    tested: ['commerce-api'],
  });
  expect(steps).toEqual('types lint unit build api race fault abuse browser resilience visual standalone'.split(' '));
  expect(browserProjects).toBeUndefined();
  expect(unchangedRemotes).toEqual([]);
});

test('the sandbox runs the suites that use it', () => {
  const files = ['services/sandbox/src/x.ts'];
  const { steps } = stepsOf({ files, products: ['@storefront/sandbox'] });
  expect(steps).toEqual(
    'types lint unit build api sandbox fault abuse browser resilience sandbox-pages visual standalone'.split(' '),
  );
});

test('the release command runs the suites that release with it, without the failures of remotes', () => {
  const projects = ['@storefront/release-tool', 'e2e'];
  expect(stepsOf({ files: ['libs/release-tool/src/x.ts'], products: projects, tested: projects })).toEqual({
    steps: ['types', 'lint', 'unit', 'build', 'browser', 'resilience'],
    unitProjects: [...projects, 'tools'],
    browserProjects: ['phone', 'desktop'],
    remotes: [],
    unchangedRemotes: remotes,
  });
});

test('the release library runs every browser suite, because the shell and the sandbox use it', () => {
  const products = ['@storefront/releases', '@storefront/release-tool', 'shell', 'commerce-api', '@storefront/sandbox'];
  const { steps, browserProjects, unchangedRemotes } = stepsOf({ files: ['libs/releases/src/x.ts'], products });
  expect(steps).toEqual(
    'types lint unit build api sandbox race fault abuse browser resilience sandbox-pages visual standalone'.split(' '),
  );
  expect([browserProjects, unchangedRemotes]).toEqual([undefined, []]);
});

test('a unit test runs the unit tests of its project, and no browser', () => {
  const changes = { files: ['mf-basket/src/x.test.ts'], tested: ['mf-basket'] };
  expect(stepsOf(changes).steps).toEqual(['types', 'lint', 'unit']);
  const tools = stepsOf({ files: ['tools/run/x.test.ts'] });
  expect([tools.steps, tools.unitProjects]).toEqual([['types', 'lint', 'unit'], ['tools']]);
});

test('a suite of the back end that is not a unit test runs alone', () => {
  expect(stepsOf({ files: ['services/commerce-api/race/slots.race.test.ts'] }).steps).toContain('race');
  expect(stepsOf({ files: ['services/commerce-api/race/slots.race.test.ts'] }).steps).not.toContain('browser');
});

test('a browser test runs its own suite', () => {
  expect(stepsOf({ files: ['mf-slots/e2e/slots.spec.ts'] })).toMatchObject({
    steps: ['types', 'lint', 'unit', 'build', 'browser', 'standalone'],
    browserProjects: ['mf-slots'],
    remotes: ['mf-slots'],
  });
  expect(stepsOf({ files: ['e2e/resilience/back-end/calls.spec.ts'] })).toMatchObject({
    steps: ['types', 'lint', 'unit', 'build', 'resilience'],
    unchangedRemotes: [],
  });
  expect(stepsOf({ files: ['e2e/visual/screens.spec.ts'] }).steps).toEqual([
    'types',
    'lint',
    'unit',
    'build',
    'visual',
  ]);
  expect(stepsOf({ files: ['e2e/journeys/order.spec.ts'] })).toMatchObject({
    steps: ['types', 'lint', 'unit', 'build', 'browser'],
    browserProjects: ['phone', 'desktop'],
  });
  expect(stepsOf({ files: ['e2e/support/shopper.ts'] }).browserProjects).toBeUndefined();
});

test.each([
  'package-lock.json',
  'tools/run-tests.ts',
  'tsconfig.base.json',
  'libs/testing/src/axe.ts',
  'tools/create-remote/template/README.md',
  'tools/create-remote/template/src/exposes/ExamplePage.test.tsx',
  'tools/create-remote/template/e2e/example.spec.ts',
])('%s runs everything', (file) => {
  expect(stepsOf({ files: [file, 'mf-basket/src/x.ts'] })).toMatchObject({
    everythingBecause: file,
    browserProjects: undefined,
    remotes,
  });
});

test('tests and documents are not product code', () => {
  const files = ['mf-basket/src/x.ts', 'mf-basket/src/x.test.tsx', 'mf-basket/e2e/x.spec.ts', 'mf-basket/README.md'];
  expect(productFiles(files)).toEqual(['mf-basket/src/x.ts']);
});
