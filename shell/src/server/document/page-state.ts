import type { Business } from '@storefront/remote-kit/business.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { scriptJson } from '../../render/script-json';
import { DEVELOPER_VERSION, developerId } from '../developer/developer-composition';
import type { BoundaryState, PageState, PartState } from './page-state.types';
import type { RenderedDocument } from './render-document';
import { storageOf } from './storage-of';

interface StateOptions {
  /** The remote that comes from its developer's server, if there is one. */
  readonly developed?: string | undefined;
  /** Of a staff host: the paths of the pages that work offline. */
  readonly offlinePages?: readonly string[];
}

/**
 * The document's PageState as JSON in UTF-8: its content, and the source of each part. Data and frame are already JSON
 * and are inserted as they are.
 */
export function pageStateJson(
  business: Business,
  { composition, job, page }: RenderedDocument,
  { developed, offlinePages = [] }: StateOptions = {},
): Buffer {
  const { id } = composition;
  const manifests = Object.fromEntries(
    Object.entries(composition.manifests).map(([name, manifest]) => [
      name,
      name === developed ? { ...manifest, version: DEVELOPER_VERSION } : manifest,
    ]),
  );
  const own = manifests[job.page.package];
  const state: Omit<PageState, 'frame' | 'page'> = {
    composition: developed === undefined ? id : developerId(id),
    business: { ...business, copy: withoutQuestions(business.copy) },
    kind: job.kind,
    navigation: job.navigation,
    route: job.route,
    clockOffset: job.clockOffset || undefined,
    ...(offlinePages.length > 0 && { offlinePages }),
    preservedStorage: storageOf(manifests).flatMap(({ key, preserved }) => (preserved ? [key] : [])),
    boundaries: Object.fromEntries(
      Object.values(manifests).flatMap((manifest) =>
        manifest.boundaries.map(({ name, expose, deadlineMs, policy }): [string, BoundaryState] => [
          name,
          { ...partState(manifest, expose, deadlineMs), policy, rendered: page.boundaries.includes(name) },
        ]),
      ),
    ),
  };
  const shown =
    own && (job.kind === 'public' || job.plainPage)
      ? withJson(
          { ...partState(own, job.page.expose, own.deadlineMs), params: job.params, query: job.query },
          { data: page.data },
        )
      : undefined;
  return withJson(state, { frame: page.frame, page: shown });
}

/** An object as JSON with additional fields that are already JSON; undefined ones are left out. */
function withJson(object: object, fields: Readonly<Record<string, Uint8Array | undefined>>): Buffer {
  const further = Object.entries(fields).flatMap(([name, json]) => (json ? [Buffer.from(`,"${name}":`), json] : []));
  return Buffer.concat([Buffer.from(scriptJson(object).slice(0, -1)), ...further, Buffer.from('}')]);
}

/** The FAQ texts are the data of their own page; other pages do not contain them. */
const withoutQuestions = (copy: Business['copy']): Business['copy'] =>
  Object.fromEntries(Object.entries(copy).filter(([key]) => !key.startsWith('faq.')));

const partState = ({ name, version, container }: ReleaseManifest, expose: string, deadlineMs: number): PartState => ({
  package: name,
  version,
  container,
  expose,
  deadlineMs,
});
