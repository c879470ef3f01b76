import { YEAR_SECONDS } from '@storefront/api/constants';
import type { GuardName } from '@storefront/remote-kit/define-remote';
import type { AssetFile, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { FastifyInstance } from 'fastify';
import type { ShownRoute } from '../../navigation/navigation.types';
import { shownRoute } from '../../navigation/navigation-of';
import type { CanaryAssignment } from '../canary/canary-assignment';
import type { ShellConfig } from '../config';
import { baseOfDeveloperId, withDeveloperServer } from '../developer/developer-composition';
import { assetUrl } from '../document/html/page-files';
import { sendProblem } from '../errors/problem';
import { isStaffHost } from '../staff/staff-host';
import type { LiveComposition } from './live-composition';

/** One file as a browser fetches it: its path and its integrity. */
export interface BrowserFile {
  readonly path: string;
  readonly integrity: string;
}

/** One version of a package: the container's script and the files of each module. */
export interface BrowserRelease {
  readonly version: string;
  readonly entry: BrowserFile;
  readonly exposes: Readonly<Record<string, { scripts: readonly BrowserFile[]; styles: readonly BrowserFile[] }>>;
}

export interface BrowserPackage extends BrowserRelease {
  readonly name: string;
  readonly container: string;
  readonly deadlineMs: number;
  /** The commands that its './handlers' handles. */
  readonly handles: readonly string[];
  readonly routes: readonly ({
    readonly name: string;
    readonly path: string;
    readonly kind: string;
    readonly expose: string;
    readonly guards: readonly GuardName[];
  } & ShownRoute)[];
  /** The earlier version that may serve in place of this one. */
  readonly fallback?: BrowserRelease;
}

/** What the browser needs to load the other packages of the composition that its document was made from. */
export interface BrowserComposition {
  readonly id: string;
  readonly packages: readonly BrowserPackage[];
}

/** Compositions as the browser reads them; one never changes, so it may be kept for good. */
export function releaseRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  live: Pick<LiveComposition, 'byId'>,
  assignment: Pick<CanaryAssignment, 'of'>,
) {
  app.get<{ Params: { id: string } }>(`/${config.locale}/composition/:id`, (request, reply) => {
    const base = baseOfDeveloperId(request.params.id);
    const developer = base === undefined ? undefined : assignment.of(request).preview?.developer;
    const composition = base === undefined || developer ? live.byId(base ?? request.params.id) : undefined;
    if (!composition) return sendProblem(reply, 404, 'composition_not_found');
    const body: BrowserComposition = {
      id: composition.id,
      packages: packagesOn(composition.manifests, isStaffHost(config, request.hostname)).map((manifest) => {
        const fallback = composition.fallbacks[manifest.name];
        return {
          ...releaseOf(manifest),
          name: manifest.name,
          container: manifest.container,
          deadlineMs: manifest.deadlineMs,
          handles: manifest.handles,
          routes: manifest.routes.map(({ name, path, kind, expose, guards, ...declared }) => ({
            name,
            path,
            kind,
            expose,
            guards,
            ...shownRoute(declared),
          })),
          fallback: fallback && releaseOf(fallback),
        };
      }),
    };
    if (developer) return reply.header('cache-control', 'no-store').send(withDeveloperServer(body, developer));
    return reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).send(body);
  });
}

/** What a host shows: a staff host the shell and what serves the staff alone, a shop's host everything else. */
function packagesOn(manifests: Readonly<Record<string, ReleaseManifest>>, isStaff: boolean): ReleaseManifest[] {
  const isOfStaff = ({ routes }: ReleaseManifest) =>
    routes.length > 0 && routes.every(({ audience }) => audience === 'staff');
  return Object.values(manifests).filter((one) => (one.name === 'shell' && isStaff) || isOfStaff(one) === isStaff);
}

function releaseOf({ name, version, entry, exposes }: ReleaseManifest): BrowserRelease {
  const file = ({ file: path, integrity }: AssetFile): BrowserFile => ({ path: assetUrl(name, path), integrity });
  return {
    version,
    entry: file(entry),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, { scripts, styles }]) => [
        expose,
        { scripts: scripts.map(file), styles: styles.map(file) },
      ]),
    ),
  };
}
