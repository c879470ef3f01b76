import type { Business } from '@storefront/remote-kit/business.types';
import type { RenderJob } from '../src/render/render-job.types';

/** A public page of mf-a at `url`, for tests. */
export const testRenderJob = (url: string, changes: Partial<RenderJob> = {}): RenderJob => ({
  page: { name: 'page', package: 'mf-a', expose: './APage', deadlineMs: 5_000 },
  kind: 'public',
  url,
  navigation: { roles: {}, header: [], bottomBar: [], backLinks: {}, noReturn: [], boundaries: [] },
  route: {},
  params: {},
  query: {},
  business: { businessId: 1, name: 'Pipwell', brand: 'fresh', locale: 'en-gb', copy: {} } as Business,
  headerFooter: {
    header: { links: [], notice: null },
    footer: { columns: [], stayInTouch: '', social: [], apps: [], smallPrint: '' },
  },
  boundaries: [],
  apiDeadlineMs: 1_000,
  loadDeadlineMs: 60_000,
  clockOffset: 0,
  ...changes,
});
