/** @jest-environment node */
import { testPageRequest, testPageResult } from '../../../../test-support/test-page-request';
import { testConfig } from '../../../../test-support/test-shell';
import type { RenderJob, RenderResult } from '../../../render/render-job.types';
import { type Rendering, renderDocument } from '../render-document';
import { StalePages } from './stale-pages';

const apiDown: RenderResult = { kind: 'failed', cause: 'api', isApiDown: true, message: 'no response' };
const failing: RenderResult = { kind: 'failed', cause: 'api', isApiDown: false, message: '500' };

/** Renders pages of a back end whose outcome is `loaded`; stale content and error pages need none. */
function rendering() {
  const jobs: RenderJob[] = [];
  const shop = { now: Date.parse('2026-05-01T09:42:00Z'), loaded: testPageResult('Store') as RenderResult };
  const all = {
    config: { ...testConfig(''), staleDeadlineMs: 900 },
    stalePages: new StalePages(60_000, () => shop.now),
    fallback: async () => undefined,
    report: () => undefined,
    processes: {
      render: async (_composition: unknown, job: RenderJob) => {
        jobs.push(job);
        const ownResult = job.error ? testPageResult('error', { status: job.error.status }) : undefined;
        const stale = job.stale && testPageResult('Stale', { data: job.stale.data });
        return { kind: 'rendered', result: ownResult ?? stale ?? shop.loaded, omitted: [] };
      },
    },
  } as unknown as Rendering;
  const open = async (...given: Parameters<typeof testPageRequest>) => {
    const outcome = await renderDocument(all, testPageRequest(...given));
    if (outcome.kind !== 'document') throw new Error(outcome.kind);
    return { title: outcome.page.head.title, isWhole: outcome.isWhole, job: outcome.job };
  };
  return { shop, jobs, open };
}

test('while commerce-api is down, the last content of a public page is shown with its time, and not stored', async () => {
  const { shop, jobs, open } = rendering();
  expect(await open()).toMatchObject({ title: 'Store', isWhole: true });
  shop.loaded = apiDown;
  jobs.length = 0;
  expect(await open()).toMatchObject({ title: 'Stale', isWhole: false });
  expect(jobs.map(({ stale }) => stale?.keptAt)).toEqual([undefined, expect.stringMatching(/^\d+:42am$/)]);
});

test('a page that was never shown has no stale content', async () => {
  const { shop, open } = rendering();
  await open();
  shop.loaded = apiDown;
  expect((await open({}, '?page=2')).title).toBe('error');
});

test('content is stale for a limited time', async () => {
  const { shop, open } = rendering();
  await open();
  shop.loaded = apiDown;
  shop.now += 60_001;
  expect((await open()).title).toBe('error');
});

test('a private page has no stale content, and an incomplete one is not kept', async () => {
  const { shop, open } = rendering();
  await open({ kind: 'private' });
  shop.loaded = testPageResult('Store', { frameDataMissing: true });
  await open();
  shop.loaded = apiDown;
  expect((await open({ kind: 'private' })).title).toBe('error');
  expect((await open()).title).toBe('error');
});

test('an error page is not kept as the content of its URL', async () => {
  const { shop, open } = rendering();
  shop.loaded = testPageResult('Gone', { status: 404 });
  await open();
  shop.loaded = apiDown;
  expect((await open()).title).toBe('error');
});

test('once commerce-api is known to be down, one page checks it and the others show stale content at once', async () => {
  const { shop, jobs, open } = rendering();
  await open();
  shop.loaded = apiDown;
  await open();
  jobs.length = 0;
  await Promise.all([open(), open(), open()]);
  expect(jobs.map(({ stale }) => Boolean(stale))).toEqual([false, true, true, true]);
});

test('an operation that fails does not mean that commerce-api is down', async () => {
  const { shop, jobs, open } = rendering();
  await open();
  shop.loaded = failing;
  expect((await open()).title).toBe('Stale');
  jobs.length = 0;
  await Promise.all([open(), open()]);
  expect(jobs.map(({ stale }) => Boolean(stale))).toEqual([false, false, true, true]);
});

test('a page that has stale content, and a private one, do not wait long for commerce-api', async () => {
  const { open } = rendering();
  expect((await open()).job.apiDeadlineMs).toBe(5_000);
  expect((await open()).job.apiDeadlineMs).toBe(900);
  expect((await open({ kind: 'private' })).job.apiDeadlineMs).toBe(900);
});
