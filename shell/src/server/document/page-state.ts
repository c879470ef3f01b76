import type { Business } from '@storefront/remote-kit/business.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { BoundaryState, PageState, PartState } from './page-state.types';
import type { RenderedDocument } from './render-document';

/** What the browser shell is told of a document: what it shows, and where each of its parts comes from. */
export function pageState(composition: string, business: Business, document: RenderedDocument): PageState {
  const { job, page, manifests, standIns } = document;
  const own = manifests[job.page.package];
  return {
    composition,
    business: { ...business, copy: withoutQuestions(business.copy) },
    frame: page.frame,
    kind: job.kind,
    page:
      job.kind === 'public' && own
        ? {
            ...partState(own, job.page.expose, own.deadlineMs),
            params: job.params,
            query: job.query,
            data: page.data,
          }
        : undefined,
    boundaries: Object.fromEntries(
      Object.values(manifests).flatMap((manifest) =>
        manifest.boundaries.map(({ name, expose, deadlineMs, policy }): [string, BoundaryState] => [
          name,
          { ...partState(manifest, expose, deadlineMs), policy, rendered: page.boundaries.includes(name) },
        ]),
      ),
    ),
    standIns,
  };
}

/** Questions and answers are the questions page's own data: no other page carries them. */
const withoutQuestions = (copy: Business['copy']): Business['copy'] =>
  Object.fromEntries(Object.entries(copy).filter(([key]) => !key.startsWith('faq.')));

const partState = ({ name, version, container }: ReleaseManifest, expose: string, deadlineMs: number): PartState => ({
  package: name,
  version,
  container,
  expose,
  deadlineMs,
});
