/** @jest-environment node */

import { testComposition, testPageRequest, testPageResult } from '../../../test-support/test-page-request';
import { testConfig } from '../../../test-support/test-shell';
import type { RenderJob, RenderPart, RenderResult } from '../../render/render-job.types';
import type { LoadedComposition } from '../compositions/live-composition';
import type { RenderOutcome } from '../processes/composition-processes';
import { type DocumentOutcome, type Rendering, renderDocument } from './render-document';
import { StalePages } from './stale-pages/stale-pages';

type Answer = (job: RenderJob, composition: LoadedComposition) => RenderResult | RenderOutcome;
const outcomeKinds = ['rendered', 'blocked', 'unavailable'];

/** Renders with processes whose outcomes `answer` decides; the error page renders unless it says otherwise. */
function rendering(answer: Answer, fallback?: LoadedComposition) {
  const jobs: RenderJob[] = [];
  const reports: string[] = [];
  let now = 1_000_000;
  const all = {
    config: { ...testConfig(''), staleDeadlineMs: 900 },
    stalePages: new StalePages(60_000, () => now),
    fallback: async () => fallback,
    report: ({ remote, part, message }: { remote: string; part: string; message: string }) =>
      reports.push(`${remote} ${part}: ${message}`),
    processes: {
      render: async (composition: LoadedComposition, job: RenderJob): Promise<RenderOutcome> => {
        jobs.push(job);
        const given = answer(job, composition);
        if (outcomeKinds.includes(given.kind)) return given as RenderOutcome;
        return { kind: 'rendered', result: given as RenderResult, omitted: [] };
      },
    },
  } as unknown as Rendering;
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { all, jobs, reports, wait };
}
const errorOr = (result: RenderResult | RenderOutcome) => (job: RenderJob) =>
  job.error ? testPageResult('error', { status: job.error.status }) : result;

/** What a shopper gets. */
const shown = (outcome: DocumentOutcome) =>
  outcome.kind === 'document'
    ? { page: outcome.page.head.title, status: outcome.page.status, isWhole: outcome.isWhole }
    : outcome;
const codeFailure: RenderResult = { kind: 'failed', cause: 'code', message: 'broken' };
const apiFailure: RenderResult = { kind: 'failed', cause: 'api', isApiDown: true, message: 'no response' };
const banner: RenderPart = { name: 'banner', package: 'mf-b', expose: './Banner', deadlineMs: 500 };
const fallbackComposition = testComposition({ id: 'c1~mf-a', isFallback: true });

test('a complete page may be stored by a shared cache', async () => {
  const { all, reports } = rendering(() => testPageResult('Store'));
  expect(shown(await renderDocument(all, testPageRequest()))).toEqual({ page: 'Store', status: 200, isWhole: true });
  expect(reports).toEqual([]);
});

test.each<[string, object, readonly RenderPart[]]>([
  ['a failed boundary', { failed: [{ name: 'banner', message: 'no' }] }, []],
  ['a boundary that was left out', {}, [banner]],
  ['a bare frame', { frameDataMissing: true }, []],
])('a page with %s is shown, but not stored', async (_what, changes, omitted) => {
  const result = testPageResult('Store', changes);
  const { all } = rendering(() => ({ kind: 'rendered', result, omitted }));
  expect(shown(await renderDocument(all, testPageRequest()))).toEqual({ page: 'Store', status: 200, isWhole: false });
});

test('a boundary that was left out of a page that does not show it makes no difference', async () => {
  const result = testPageResult('Store', { declaredBoundaries: [], boundaries: [] });
  const { all } = rendering(() => ({ kind: 'rendered', result, omitted: [banner] }));
  expect(shown(await renderDocument(all, testPageRequest()))).toMatchObject({ isWhole: true });
});

test.each<[string, RenderResult | RenderOutcome, number, readonly string[]]>([
  ['without content', { kind: 'not-found', message: 'No such store' }, 404, []],
  ['that the back end refuses', { kind: 'refused', status: 429, message: 'Wait' }, 429, []],
  ['whose code fails', codeFailure, 503, ['mf-a ./StorePage: broken']],
  ['without commerce-api', apiFailure, 503, ['mf-a ./StorePage: no response']],
  ['that hung lately', { kind: 'blocked' }, 503, []],
  ['without a process', { kind: 'unavailable', message: 'none' }, 503, ['mf-a ./StorePage: none']],
])('a page %s is the error page, which no cache stores', async (_what, result, status, expected) => {
  const { all, reports } = rendering(errorOr(result));
  const outcome = await renderDocument(all, testPageRequest());
  expect(shown(outcome)).toEqual({ page: 'error', status, isWhole: false });
  expect(reports).toEqual(expected);
});

test.each<[string, Answer, boolean]>([
  ['whole', () => testPageResult('Store'), false],
  ['without commerce-api', errorOr(apiFailure), false],
  ['that the back end does not have', errorOr({ kind: 'not-found', message: 'No such store' }), false],
  ['with a bare frame', () => testPageResult('Store', { frameDataMissing: true }), false],
  ['whose code fails', errorOr(codeFailure), true],
  ['that hung lately', errorOr({ kind: 'blocked' }), true],
  ['without a process', errorOr({ kind: 'unavailable', message: 'none' }), true],
  ['without a boundary', () => ({ kind: 'rendered', result: testPageResult('Store'), omitted: [banner] }), true],
  ['of the fallback', (_job, { isFallback }) => (isFallback ? testPageResult('Earlier') : codeFailure), true],
])('a page %s tells whether code has failed', async (what, answer, hasCodeFailed) => {
  const { all } = rendering(answer, what === 'of the fallback' ? fallbackComposition : undefined);
  const outcome = await renderDocument(all, testPageRequest());
  expect('hasCodeFailed' in outcome && outcome.hasCodeFailed === true).toBe(hasCodeFailed);
});

test('an unknown URL is the error page, without rendering anything else', async () => {
  const { all, jobs } = rendering(errorOr(codeFailure));
  expect(shown(await renderDocument(all, { ...testPageRequest(), matched: undefined }))).toMatchObject({ status: 404 });
  expect(jobs).toHaveLength(1);
});

test('when even the error page cannot be rendered, there is nothing but its status', async () => {
  const { all } = rendering(() => codeFailure);
  expect(await renderDocument(all, testPageRequest())).toMatchObject({ kind: 'nothing', status: 503 });
});

test('a redirect is passed on', async () => {
  const redirect: RenderResult = { kind: 'redirect', to: '/b', status: 301 };
  const { all } = rendering(() => redirect);
  expect(await renderDocument(all, testPageRequest())).toEqual(redirect);
});

describe('the fallback composition', () => {
  test.each<[string, RenderResult | RenderOutcome]>([
    ['whose code fails', codeFailure],
    ['that hung lately', { kind: 'blocked' }],
  ])('renders a page %s; no cache stores it', async (_what, result) => {
    const answer: Answer = (_job, { isFallback }) => (isFallback ? testPageResult('Earlier') : result);
    const { all } = rendering(answer, fallbackComposition);
    const outcome = await renderDocument(all, testPageRequest());
    expect(shown(outcome)).toEqual({ page: 'Earlier', status: 200, isWhole: false });
    expect(outcome).toMatchObject({ composition: { id: 'c1~mf-a' } });
  });

  test('renders a page with a failed boundary, unless it would be its error page', async () => {
    const partial = testPageResult('Store', { failed: [{ name: 'banner', message: 'no' }], boundaries: [] });
    const earlier = rendering(
      (_job, { isFallback }) => (isFallback ? testPageResult('Earlier') : partial),
      fallbackComposition,
    );
    expect(shown(await renderDocument(earlier.all, testPageRequest()))).toMatchObject({ page: 'Earlier' });
    expect(earlier.reports).toEqual(['mf-b banner: no']);
    const worse: Answer = (job, { isFallback }) => (isFallback ? errorOr(apiFailure)(job) : partial);
    const { all } = rendering(worse, fallbackComposition);
    expect(shown(await renderDocument(all, testPageRequest()))).toMatchObject({ page: 'Store' });
  });

  test('is not used when commerce-api is the cause', async () => {
    const { all, jobs } = rendering(errorOr(apiFailure), fallbackComposition);
    expect(shown(await renderDocument(all, testPageRequest()))).toMatchObject({ page: 'error' });
    expect(jobs).toHaveLength(2);
  });
});
