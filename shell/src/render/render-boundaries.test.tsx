/** @jest-environment node */
import { use } from 'react';
import { testContext } from '../../test-support/test-bundles';
import { testRenderJob } from '../../test-support/test-render-job';
import { renderPage } from './render-page';

const boundaries = ['first', 'second'].map((name) => ({ name, package: 'mf-b', expose: `./${name}`, deadlineMs: 500 }));

/** Renders a page that shows both boundaries. */
async function render(modules: Record<string, object>, declared = boundaries) {
  const { context, steps } = testContext(modules);
  const result = await renderPage(testRenderJob('/a', { boundaries: declared }), context);
  if (result.kind !== 'page') throw new Error(`not a page: ${JSON.stringify(result)}`);
  return { html: Buffer.from(result.html).toString(), steps, result };
}
const One = { Boundary: () => <b>one</b> };
const Two = { Boundary: () => <b>two</b> };
const fail = (message: string) => {
  throw new Error(message);
};
const NoOne = { Boundary: () => fail('no one') };
const NoTwo = { Boundary: () => fail('no two') };

test('the boundaries that a page declares are rendered, each as a step of its own', async () => {
  const { html, result, steps } = await render({ 'mf-b ./first': One, 'mf-b ./second': Two });
  expect(html).toMatch(/<b>one<\/b>.*<b>two<\/b>/);
  expect(result).toMatchObject({ boundaries: ['first', 'second'], failed: [] });
  const afterLoad = steps.slice(steps.indexOf('first') - 1);
  expect(afterLoad).toEqual(['page', 'first', 'page', 'second', 'page']);
});

test('a boundary of the composition that the page does not declare is not evaluated', async () => {
  const other = { name: 'other', package: 'mf-b', expose: './other', deadlineMs: 500 };
  const { result } = await render({}, [other]);
  expect(result).toMatchObject({ boundaries: [], failed: [], declaredBoundaries: ['first', 'second'] });
});

test('a boundary that throws is its skeleton, and the other one is rendered', async () => {
  const { html, result } = await render({ 'mf-b ./first': NoOne, 'mf-b ./second': Two });
  expect(html).toMatch(/skeleton of first.*<b>two<\/b>/);
  expect(result).toMatchObject({ status: 200, boundaries: ['second'], failed: [{ name: 'first', message: 'no one' }] });
});

test('each of several boundaries that throw is reported with its own error', async () => {
  const { html, result } = await render({ 'mf-b ./first': NoOne, 'mf-b ./second': NoTwo });
  expect(html).toMatch(/skeleton of first.*skeleton of second/);
  expect(result.failed).toEqual([
    { name: 'first', message: 'no one' },
    { name: 'second', message: 'no two' },
  ]);
});

const Waiting = { Boundary: () => <b>{use(new Promise<string>(() => undefined))}</b> };

test('a boundary that waits for data while it renders is its skeleton, which the browser replaces', async () => {
  const { html, result } = await render({ 'mf-b ./first': Waiting, 'mf-b ./second': Two });
  expect(html).toMatch(/skeleton of first.*<b>two<\/b>/);
  expect(result.failed).toEqual([]);
});

test('a boundary that waits does not hold up a page whose other boundary throws', async () => {
  const { html, result } = await render({ 'mf-b ./first': Waiting, 'mf-b ./second': NoTwo });
  expect(html).toMatch(/skeleton of first.*skeleton of second/);
  expect(result.failed).toEqual([{ name: 'second', message: 'no two' }]);
});

test.each([
  ['is missing in its bundle', {}, 'mf-b does not expose ./first.'],
  ['exports no component', { 'mf-b ./first': {} }, './first does not export Boundary'],
])('a boundary that %s is its skeleton', async (_what, modules, message) => {
  const { html, result } = await render({ ...modules, 'mf-b ./second': Two });
  expect(html).toMatch(/skeleton of first.*<b>two<\/b>/);
  expect(result.failed).toEqual([{ name: 'first', message }]);
});
