import type { RenderResult } from '../src/render/render-job.types';
import type { LoadedComposition } from '../src/server/compositions/live-composition';
import type { CompositionRoute } from '../src/server/document/composition-routes';
import type { PageRequest } from '../src/server/document/render-jobs';
import { testBusiness } from './test-shell';

const route = (changes: object) =>
  ({ path: '/store/a', kind: 'public', expose: './StorePage', package: 'mf-a', guards: [], ...changes }) as never;

const boundary = { name: 'banner', expose: './Banner', server: true, deadlineMs: 500, policy: 'degradable' };

const manifest = (name: string, version: string) => ({
  name,
  version,
  boundaries: [],
  exposes: {},
  entry: { file: 'remoteEntry.js', integrity: 'sha384-', bytes: 1 },
});

/** A composition of the shell, mf-a with a page, and mf-b with a boundary. */
export const testComposition = (changes: Partial<LoadedComposition> = {}): LoadedComposition =>
  ({
    id: 'c1',
    manifests: {
      shell: manifest('shell', '1'),
      'mf-a': manifest('mf-a', '2'),
      'mf-b': { ...manifest('mf-b', '3'), boundaries: [boundary] },
    },
    navigation: { roles: {}, header: [], bottomBar: [], backLinks: {}, noReturn: [], boundaries: [] },
    fallbacks: {},
    isFallback: false,
    routes: [],
    ...changes,
  }) as unknown as LoadedComposition;

/** A request for mf-a's page at /store/a. */
export const testPageRequest = (changes: Partial<CompositionRoute> = {}, query = ''): PageRequest => ({
  composition: testComposition(),
  host: { business: testBusiness, headerFooter: {} as never },
  url: new URL(`http://host/store/a${query}`),
  matched: { route: route(changes), params: {} },
});

/** A rendered page whose data is `data`. */
export const testPageResult = (data: string, changes: object = {}): Extract<RenderResult, { kind: 'page' }> => ({
  kind: 'page',
  status: 200,
  html: Buffer.from('<main></main>'),
  head: { title: data },
  data: Buffer.from(JSON.stringify(data)),
  frame: Buffer.from('{}'),
  frameDataMissing: false,
  declaredBoundaries: ['banner'],
  boundaries: ['banner'],
  failed: [],
  ...changes,
});
