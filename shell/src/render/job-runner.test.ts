/** @jest-environment node */
import type { Business } from '@storefront/remote-kit/business.types';
import { SharedModules } from './bundles/shared-modules';
import { JobRunner } from './job-runner';
import type { FromProcess, ProcessContent } from './process/process-messages.types';

/** Messages and steps in the order in which the document server gets them. */
type Seen = FromProcess | string;

const content = (code: string, expose = './actions/a'): ProcessContent => ({
  bundles: [{ name: 'mf-a', version: '1.0.0', builtAgainst: {}, code: Buffer.from(code) }],
  exposes: [{ package: 'mf-a', expose }],
  responseCacheMs: 0,
});
const action = (body: string) => content(`module.exports.actions_a = { next: ${body} };`);
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function runner(given: ProcessContent) {
  const seen: Seen[] = [];
  const steps = {
    enter: (id: number, part: string) => seen.push(`${id} ${part}`),
    keepBeating: (hasJobs: boolean) => seen.push(hasJobs ? 'beats' : 'rests'),
  };
  const jobs = new JobRunner((message) => seen.push(message), steps, new SharedModules([]));
  jobs.receive({ type: 'start', content: given });
  const call = async (id: number, args: unknown[] = [], functionName = 'next') => {
    const input = { package: 'mf-a', expose: './actions/a', functionName, args };
    jobs.receive({ type: 'job', id, kind: 'call-export', input });
    await settled();
  };
  return { jobs, seen, call };
}

test('a process is ready when its bundles are evaluated, and refuses broken ones', () => {
  expect(runner(action('() => 1')).seen).toEqual([{ type: 'ready' }]);
  const message = 'mf-a does not expose ./actions/a.';
  expect(runner(content('')).seen).toEqual([{ type: 'refused', message }]);
});

test('a job runs after the step of its part is reported, and its result is sent', async () => {
  const { seen, call } = runner(action('async (a, b) => a + b'));
  await call(1, [1, 2]);
  expect(seen.slice(1)).toEqual(['beats', '1 page', { type: 'done', id: 1, result: 3 }, 'rests']);
});

test('a job that throws fails alone', async () => {
  const { seen, call } = runner(action('(a) => { if (a) throw new Error("no"); return 1; }'));
  await call(1, [true]);
  await call(2, [false]);
  expect(seen).toContainEqual({ type: 'failed', id: 1, message: 'no' });
  expect(seen).toContainEqual({ type: 'done', id: 2, result: 1 });
});

test('a function that the bundle does not export is a failure', async () => {
  const { seen, call } = runner(action('() => 1'));
  await call(1, [], 'request');
  const message = 'mf-a ./actions/a does not export request.';
  expect(seen).toContainEqual({ type: 'failed', id: 1, message });
});

const pages = content(
  `module.exports = {
     Frame: { DocumentTree: () => null, loadFrame: async () => ({}) },
     APage: { Page: () => null, load: async ({ api }) => {
       const read = () => api.call('POST /stores/details', { body: { storeId: 1 } });
       const reply = await read().catch(read);
       return { kind: 'redirect', to: '/' + reply.data.slug };
     } },
   };`,
  './APage',
);
const storePages = { ...pages, bundles: [...pages.bundles, { ...pages.bundles[0], name: 'shell' }] } as ProcessContent;
const input = {
  page: { name: 'page', package: 'mf-a', expose: './APage', deadlineMs: 1 },
  kind: 'public',
  url: '/',
  params: {},
  query: {},
  boundaries: [],
  loadDeadlineMs: 1_000,
  apiDeadlineMs: 1_000,
  business: { businessId: 1 } as Business,
  navigation: {},
  route: {},
  headerFooter: {},
} as never;

test('a page’s call is sent to the document server, and the page continues with the reply as a step of its own', async () => {
  const { jobs, seen } = runner(storePages);
  jobs.receive({ type: 'job', id: 1, kind: 'render', input });
  await settled();
  expect(seen.at(-1)).toMatchObject({ type: 'call', id: 1, call: 1, operation: 'POST /stores/details' });
  const outcome = { status: 200, body: Buffer.from('{"slug":"borough"}'), contentType: 'application/json' };
  jobs.receive({ type: 'outcome', id: 1, call: 1, outcome });
  expect(seen.at(-1)).toBe('1 page');
  await settled();
  expect(seen).toContainEqual({ type: 'done', id: 1, result: { kind: 'redirect', to: '/borough', status: 302 } });
});

test('a cancelled job’s calls fail at once, also later ones, so that its page ends', async () => {
  const { jobs, seen } = runner(storePages);
  jobs.receive({ type: 'job', id: 1, kind: 'render', input });
  jobs.receive({ type: 'job', id: 2, kind: 'render', input });
  await settled();
  jobs.receive({ type: 'cancel', id: 1 });
  await settled();
  const ends = seen.filter((message) => typeof message === 'object' && message.type === 'done');
  expect(ends).toMatchObject([{ id: 1, result: { kind: 'failed', cause: 'api', isApiDown: true } }]);
});

test('a message about a job that has ended is ignored', () => {
  const { jobs, seen } = runner(action('() => 1'));
  jobs.receive({ type: 'cancel', id: 9 });
  expect(seen).toEqual([{ type: 'ready' }]);
});
