import type { PayloadSchemas } from '../contract/payload-schema.types';
import type { StorageDeclaration } from '../contract/storage.types';
import type { BoundaryDeclaration, GuardName, LinkDeclaration } from '../define-remote';
import type { BottomBarLink, HeaderLink, RouteMetadata } from '../navigation.types';

/** One file that a browser loads: its name under the package's asset folder and its integrity. */
export interface AssetFile {
  readonly file: string;
  readonly integrity: string;
  readonly bytes: number;
}

/** The expected digest of a file's content. */
export interface FileDigest {
  /** In hex. */
  readonly sha256: string;
  readonly bytes: number;
}

export interface ExposeFiles {
  readonly scripts: readonly AssetFile[];
  readonly styles: readonly AssetFile[];
}

/** A link of the bottom bar as a build resolved it: the icon as path data, the page without a store as a path. */
type ManifestBottomBarLink = Omit<BottomBarLink, 'withoutStore'> & {
  readonly withoutStore?: { readonly path: string; readonly label?: string };
};

export interface ManifestRoute extends Omit<RouteMetadata, 'header' | 'bottomBar'> {
  /** The icon of a link is its path data on a grid of 24. */
  readonly header?: HeaderLink;
  readonly bottomBar?: readonly ManifestBottomBarLink[];
  readonly name: string;
  readonly path: string;
  readonly kind: 'public' | 'private';
  readonly expose: string;
  readonly guards: readonly GuardName[];
}

export interface ManifestBoundary extends BoundaryDeclaration {
  /** The module that fills it: './BasketDrawer'. */
  readonly expose: string;
  readonly deadlineMs: number;
}

/** What a build uses, as its syntax trees say. */
interface ManifestUses {
  /** Commands that it requests: 'basket:add-item'. */
  readonly commands: readonly string[];
  /** Boundaries that its pages contain: 'basket-drawer'. */
  readonly boundaries: readonly string[];
  /** Actions that its forms are posted to: 'basket/add-item'. */
  readonly actions: readonly string[];
  /** Operations of the back end that it calls: 'GET /basket'. */
  readonly operations: readonly string[];
  /** Shared values of the bus that it reads: 'basket'. */
  readonly state?: readonly string[];
  /** Names of the routes that it links to: 'stores-storeSlug'. */
  readonly routes?: readonly string[];
  /** The paths that these links lead to, by route name. */
  readonly linkPaths?: Readonly<Record<string, string>>;
}

/** A build's description of itself. Immutable: different content is a different version. */
export interface ReleaseManifest {
  readonly name: string;
  readonly version: string;
  /** The global name of the browser's container. */
  readonly container: string;
  /** The browser's timeout for a page or the handlers, in milliseconds. */
  readonly deadlineMs: number;
  /** Whether an earlier version may replace this one when it fails. */
  readonly fallback: boolean;
  readonly entry: AssetFile;
  readonly exposes: Readonly<Record<string, ExposeFiles>>;
  /** For the shell: the scripts that start a page with a development build of React. */
  readonly developerBoot?: readonly AssetFile[];
  /** The bundle that the server renders with; it is next to the manifest. */
  readonly server: { readonly file: string } & FileDigest;
  /** Every file that browsers may fetch, compressed forms included, by its name under the package's asset folder. */
  readonly files: Readonly<Record<string, FileDigest>>;
  readonly routes: readonly ManifestRoute[];
  readonly boundaries: readonly ManifestBoundary[];
  /** Names of the files in src/actions; the server bundle exposes each as './actions/<name>'. */
  readonly actions?: readonly string[];
  /** Names of the routes with a file in src/plain-pages; the server bundle exposes each as './plain-pages/<name>'. */
  readonly plainPages?: readonly string[];
  readonly links?: readonly LinkDeclaration[];
  /** Query fields that report an outcome; the page is the same without them. A name ending in ':' is a prefix. */
  readonly outcomeFields?: readonly string[];
  readonly storage?: readonly StorageDeclaration[];
  readonly handles: readonly string[];
  readonly reactsTo: readonly string[];
  /** Facts that its code emits. */
  readonly emits?: readonly string[];
  /** What its code uses of other packages and of the back end. */
  readonly uses?: ManifestUses;
  /** Shared values of the bus that it sets. */
  readonly writes?: readonly string[];
  /** The shapes of what it sends and receives on the bus. */
  readonly schemas?: PayloadSchemas;
  /** Versions of the shared libraries that the build was made against and its code uses. */
  readonly shared: Readonly<Record<string, string>>;
  /** For our own libraries among them: a digest of what the shell provides of each, as `providedContents` makes it. */
  readonly sharedContents?: Readonly<Record<string, string>>;
  /** For the shell: paths besides its pages that no other package may have; `*` is any rest. */
  readonly reservedPaths?: readonly string[];
  /** For the shell: further versions of shared libraries that it provides, by library. */
  readonly additionalVersions?: Readonly<Record<string, readonly string[]>>;
}
