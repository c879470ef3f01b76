import { assertNoStyleEnd } from '@storefront/releases/publishing/style-end';
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type {
  AssetFile,
  ExposeFiles,
  FileDigest,
  ReleaseManifest,
} from '@storefront/remote-kit/manifest/manifest.types';
import { LRUCache } from 'lru-cache';
import { fromAssetOrigin } from './from-asset-origin';
import type { DocumentScript } from './html-document';

export const assetUrl = (name: string, file: string): string => `/assets/${name}/${file}`;

/** Style sheets of all compositions that are shown or kept. */
const MAX_STYLES = 300;

type Manifests = Readonly<Record<string, ReleaseManifest>>;

/** The files that a page needs first: style sheets to inline, and scripts in order. */
export class PageFiles {
  private readonly styleText = new LRUCache<string, string>({ max: MAX_STYLES });

  /** @param assetOrigin where browsers load assets from; empty is the document's own origin */
  constructor(
    private readonly published: PublishedFiles,
    private readonly assetOrigin = '',
  ) {}

  styles(manifests: Manifests, exposes: readonly { package: string; expose: string }[]) {
    const files = exposes.flatMap(({ package: name, expose }) =>
      (filesOf(manifests, name, expose)?.styles ?? []).map(({ file }) => ({
        name,
        file,
        digest: manifests[name]?.files[file],
      })),
    );
    return unique(files, ({ name, file }) => `${name}/${file}`).map(({ name, file, digest }) => ({
      // The bare name by which a container's runtime recognises an inlined style sheet.
      href: file,
      css: this.css(name, file, digest),
    }));
  }

  /**
   * The shell's start scripts come last, because they use the containers before them.
   * @param boot other start scripts than the shell's usual ones
   */
  scripts(
    manifests: Manifests,
    exposes: readonly { package: string; expose: string }[],
    boot = filesOf(manifests, 'shell', './boot')?.scripts ?? [],
  ) {
    const remote = exposes.flatMap(({ package: name, expose }) => {
      const manifest = manifests[name];
      const own = filesOf(manifests, name, expose)?.scripts ?? [];
      if (!manifest) return [];
      if (name === 'shell') return own.map((file) => tag(name, file));
      return [remoteTag(name, manifest.entry), ...own.map((file) => remoteTag(name, file, expose))];
    });
    const shell = boot.map((file) => tag('shell', file));
    // Libraries first, boot last.
    return unique([...shell.slice(0, -1), ...remote, ...shell.slice(-1)], ({ src }) => src).map((script) => ({
      ...script,
      src: this.assetOrigin + script.src,
    }));
  }

  private css(name: string, file: string, digest: FileDigest | undefined): string {
    if (!digest) throw new Error(`${name} has no digest of ${file}.`);
    const key = `${name}/${file} ${digest.sha256}`;
    const known = this.styleText.get(key);
    if (known !== undefined) return known;
    // Relative URLs in a style sheet are relative to it, not to the document.
    const own = this.published
      .content(name, file, digest)
      .toString()
      .replace(/url\((?!["']?(?:\/|data:))["']?/g, (found) => `${found}/assets/${name}/`);
    const css = fromAssetOrigin(own, this.assetOrigin);
    assertNoStyleEnd(css, `${name}/${file}`);
    this.styleText.set(key, css);
    return css;
  }
}

const filesOf = (manifests: Manifests, name: string, expose: string): ExposeFiles | undefined =>
  manifests[name]?.exposes[expose];

const tag = (name: string, file: AssetFile): DocumentScript => ({
  src: assetUrl(name, file.file),
  integrity: file.integrity,
});

const remoteTag = (remote: string, file: AssetFile, expose?: string): DocumentScript => ({
  ...tag(remote, file),
  remote,
  expose,
});

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
