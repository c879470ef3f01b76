/** @jest-environment node */

import { testContext, testFrame, testPage } from '../../test-support/test-bundles';
import { testRenderJob } from '../../test-support/test-render-job';
import type { RenderJob, RenderResult } from './render-job.types';
import { renderPage } from './render-page';

async function render(changes: Partial<RenderJob> = {}, modules: Record<string, object> = {}) {
  const { context, steps } = testContext(modules);
  const result = await renderPage(testRenderJob('/a?x=1', changes), context);
  return { result, steps };
}
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
function pageOf(result: RenderResult) {
  if (result.kind !== 'page') throw new Error(`not a page: ${JSON.stringify(result)}`);
  return { ...result, html: text(result.html), data: text(result.data), frame: text(result.frame) };
}
const ErrorPage = ({ data }: { data: { message: string } }) => <h1>{data.message}</h1>;
const throwing = () => {
  throw new Error('does not render');
};

test('a page is its frame, its content and its data', async () => {
  const { result, steps } = await render();
  const page = pageOf(result);
  expect(page.html).toContain('<header>1 departments</header><main>Loaf');
  expect(page).toMatchObject({ status: 200, data: '"Loaf"', head: { title: 'A page' }, frameDataMissing: false });
  expect(page.frame).toContain('"departments":["Bread"]');
  expect(new Set(steps)).toEqual(new Set(['page']));
});

test('data and frame cannot end the script element that they are written into', async () => {
  const page = { ...testPage, load: async () => ({ kind: 'page', data: '</script>', head: { title: '' } }) };
  const { result } = await render({}, { 'mf-a ./APage': page });
  expect(pageOf(result).data).toBe('"\\u003c/script>"');
});

test('a page’s load knows the URL, its parameters and the business', async () => {
  const load = jest.fn(testPage.load);
  const job = { params: { slug: 'a' }, query: { x: '1' } };
  await render(job, { 'mf-a ./APage': { ...testPage, load } });
  expect(load.mock.calls[0]?.[0]).toMatchObject({ ...job, path: '/a', business: { name: 'Pipwell' } });
});

test('a private page is its frame and a skeleton, and none of its code runs', async () => {
  const load = jest.fn();
  const { result } = await render({ kind: 'private' }, { 'mf-a ./APage': { Page: throwing, load } });
  const page = pageOf(result);
  expect(page.html).toContain('<i>skeleton of the page</i>');
  expect(page).toMatchObject({ status: 200, data: undefined, head: { title: 'Pipwell', robots: 'noindex' } });
  expect(load).not.toHaveBeenCalled();
});

test('the error page shows its error with its status, and loads nothing', async () => {
  const loadFrame = jest.fn();
  const modules = {
    'shell ./Frame': { ...testFrame, loadFrame },
    'shell ./ErrorPage': { Page: ErrorPage },
  };
  const page = { name: 'page', package: 'shell', expose: './ErrorPage', deadlineMs: 1 };
  const { result } = await render({ page, error: { status: 404, message: 'Not here' } }, modules);
  expect(pageOf(result)).toMatchObject({ status: 404, head: { robots: 'noindex' }, data: expect.any(String) });
  expect(pageOf(result).html).toContain('<h1>Not here</h1>');
  expect(loadFrame).not.toHaveBeenCalled();
});

test('stale content is shown with its time, without a call of the back end', async () => {
  const load = jest.fn();
  const loadFrame = jest.fn();
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  const stale = { data: json('Old loaf'), head: { title: 'Old' }, frame: json({ departments: [] }), keptAt: '10:42am' };
  const modules = { 'mf-a ./APage': { ...testPage, load }, 'shell ./Frame': { ...testFrame, loadFrame } };
  const page = pageOf((await render({ stale }, modules)).result);
  expect(page.html).toContain('<header>10:42am</header><main>Old loaf');
  expect(page).toMatchObject({ status: 200, data: '"Old loaf"', head: { title: 'Old' } });
  expect([load, loadFrame].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('a frame whose data cannot be loaded is bare, and the page is shown', async () => {
  const loadFrame = async () => throwing();
  const { result } = await render({}, { 'shell ./Frame': { ...testFrame, loadFrame } });
  expect(pageOf(result)).toMatchObject({ frameDataMissing: true, html: expect.stringContaining('0 departments') });
});

test.each([
  ['a redirect', { kind: 'redirect', to: '/b', status: 301 }, { kind: 'redirect', to: '/b', status: 301 }],
  ['missing content', { kind: 'not-found', message: 'No' }, { kind: 'not-found', message: 'No' }],
])('%s is passed on without rendering', async (_what, loaded, expected) => {
  const page = { Page: throwing, load: async () => loaded };
  expect((await render({}, { 'mf-a ./APage': page })).result).toEqual(expected);
});

test.each([
  ['does not export Page', { load: testPage.load }, './APage does not export Page'],
  ['throws while it loads', { ...testPage, load: async () => throwing() }, 'does not render'],
  ['throws while it renders', { ...testPage, Page: throwing }, 'does not render'],
])('a page that %s is a failure of its code', async (_what, page, message) => {
  const { result } = await render({}, { 'mf-a ./APage': page });
  expect(result).toEqual({ kind: 'failed', cause: 'code', message });
});

test('a page that the bundle does not export is a failure of its code', async () => {
  const page = { name: 'page', package: 'mf-a', expose: './Gone', deadlineMs: 1 };
  const message = 'mf-a does not expose ./Gone.';
  expect((await render({ page })).result).toEqual({ kind: 'failed', cause: 'code', message });
});
