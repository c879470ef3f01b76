import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { RenderJob, RenderPart } from '../../../shell/src/render/render-job.types';
import { CompositionProcesses } from '../../../shell/src/server/processes/composition-processes';

const renderScript = resolve(import.meta.dirname, '../../../shell/dist/node/render-process.cjs');
const config = {
  renderScript,
  apiOrigin: 'http://127.0.0.1:1',
  internalKey: '',
  locale: 'en-gb',
  renderDeadlineMs: 3_000,
  log: () => undefined,
};

/** A shell whose page shows one boundary, which does what the URL says. */
const shell = `
  const { createElement } = require('react');
  const id = Math.random();
  const { BoundaryProvider, Boundary } = require('@storefront/remote-kit/boundary');
  const act = (query) => {
    if ('hang' in query) for (;;);
    if ('exhaust' in query) for (const all = []; ; ) all.push(new Array(1e6).fill(Math.random()));
    if ('throw' in query) throw new Error('thrown');
  };
  const DocumentTree = ({ page, boundaries }) =>
    createElement(BoundaryProvider, { entries: boundaries, renderFailureNotice: () => null }, createElement(page.Page, page));
  const Page = ({ query, data }) => {
    act(query);
    return createElement('main', null, String(data.process), createElement(Boundary, { name: 'part', skeleton: 'skeleton', props: { query } }));
  };
  const load = async ({ query }) => {
    if (query.slow) await new Promise((done) => setTimeout(done, Number(query.slow)));
    if ('lateHang' in query) { await null; for (;;); }
    if ('timerHang' in query) setTimeout(() => { for (;;); });
    if ('timerHang' in query) await new Promise(() => {});
    return { kind: 'page', data: { process: id }, head: { title: 'Page' }, status: 200 };
  };
  const loadFrame = async ({ query }) => ('frameHangs' in query ? new Promise(() => {}) : { departments: [] });
  module.exports = {
    Frame: { DocumentTree, loadFrame },
    Page: { load, Page, boundaries: ['part'] },
    Part: { Boundary: ({ query }) => { act(query.part ? { [query.part]: '' } : {}); return 'a whole part'; } },
  };`;

const page: RenderPart = { name: 'page', package: 'shell', expose: './Page', deadlineMs: 1_500 };
const part: RenderPart = { name: 'part', package: 'shell', expose: './Part', deadlineMs: 500 };
const job = (query: Record<string, string> = {}): RenderJob => ({
  page,
  boundaries: [part],
  kind: 'public',
  url: `/?${new URLSearchParams(query)}`,
  navigation: {} as RenderJob['navigation'],
  route: {},
  params: {},
  query,
  business: { businessId: 1 } as RenderJob['business'],
  headerFooter: {} as RenderJob['headerFooter'],
  apiDeadlineMs: 1_000,
  loadDeadlineMs: 20_000,
  clockOffset: 0,
});

let blamed: string[];
let processes: CompositionProcesses;
let hasEnded: Promise<void>;
const render = (query?: Record<string, string>) =>
  processes.render(job(query), (what, url, message) => void blamed.push(`${what.name} ${url} ${message}`));
/** The page's text, or how it ended. */
const wordsOf = async (query?: Record<string, string>) => {
  const outcome = await render(query);
  if (outcome.kind !== 'rendered') return outcome.kind;
  const { result } = outcome;
  return result.kind === 'page'
    ? Buffer.from(result.html)
        .toString()
        .replace(/<[^>]+>/g, ' ')
    : result.kind;
};

test.beforeEach(async () => {
  blamed = [];
  const bundle = { name: 'shell', version: '1', builtAgainst: {}, code: Buffer.from(shell) };
  hasEnded = new Promise((ended) => {
    processes = new CompositionProcesses({ bundles: [bundle], exposes: [], responseCacheMs: 0 }, 1, config, ended);
  });
  await processes.start();
});
test.afterEach(() => processes.stop());

for (const [fault, message] of [
  ['hang', /more than 1500 ms/],
  ['exhaust', /ended \(SIG\w+\)|more than 1500 ms/],
  ['lateHang', /more than 1500 ms/],
] as const)
  test(`a page whose code does '${fault}' is blamed, and concurrent pages are rendered by another process`, async () => {
    const first = await wordsOf();
    expect(first).toContain('a whole part');
    const beside = wordsOf({ slow: '300' });
    expect(await wordsOf({ [fault]: '' })).toBe('blocked');
    expect(await beside).toContain('a whole part');
    expect(blamed).toEqual([expect.stringMatching(message)]);
    expect(await wordsOf()).not.toBe(first);
    // It is left out for a while, at this URL only.
    expect(await wordsOf({ [fault]: '' })).toBe('blocked');
    expect(blamed).toHaveLength(1);
  });

test('a boundary that hangs shows its skeleton, and is left out of the next page', async () => {
  const first = await render({ part: 'hang' });
  expect(first).toMatchObject({
    kind: 'rendered',
    omitted: [{ name: 'part' }],
    result: { kind: 'page', boundaries: [] },
  });
  expect(blamed).toEqual([expect.stringMatching(/^part .* more than 500 ms$/)]);
  expect(await wordsOf()).toContain('skeleton');
});

test('a hang of an unknown part is located by rendering each page alone', async () => {
  const stuck = wordsOf({ timerHang: '' });
  const beside = wordsOf({ slow: '300' });
  expect(await beside).toContain('a whole part');
  expect(await stuck).toBe('blocked');
  expect(blamed).toEqual([expect.stringMatching(/^page \/\?timerHang= .* more than 6000 ms$/)]);
});

test('a part that throws ends no process', { tag: '@gate' }, async () => {
  expect(await wordsOf({ throw: '' })).toBe('failed');
  const first = await wordsOf();
  expect(await wordsOf({ part: 'throw' })).toContain('skeleton');
  expect(await wordsOf()).toBe(first);
  expect(blamed).toEqual([]);
});

test('drained processes finish their pages, and end', async () => {
  const slow = wordsOf({ slow: '500' });
  processes.drain();
  expect(await slow).toContain('a whole part');
  await hasEnded;
  expect(await wordsOf()).toBe('unavailable');
});

test('pages that never finish are cancelled, and free their slots', async () => {
  const stuck = Array.from({ length: 9 }, () =>
    processes.render({ ...job({ frameHangs: '' }), loadDeadlineMs: 200 }, () => undefined),
  );
  for (const { kind } of await Promise.all(stuck)) expect(kind).toBe('unavailable');
  expect(await wordsOf()).toContain('a whole part');
});

test('pages above a process’s limit wait for their turn', async () => {
  const pages = Array.from({ length: 30 }, () => wordsOf({ slow: '50' }));
  for (const words of await Promise.all(pages)) expect(words).toContain('a whole part');
});
