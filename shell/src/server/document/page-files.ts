import type { ReleaseStore } from '@storefront/releases/release-store';
import type { AssetFile, ExposeFiles, ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { LoadedComposition } from '../live-composition';

export const assetUrl = (name: string, file: string): string => `/assets/${name}/${file}`;

/** Which of a composition's files a page needs first: style sheets to write in, scripts in the order they must run. */
export class PageFiles {
  private readonly styleText = new Map<string, string>();

  constructor(private readonly store: ReleaseStore) {}

  styles(composition: LoadedComposition, exposes: readonly { package: string; expose: string }[]) {
    const files = exposes.flatMap(({ package: name, expose }) =>
      (filesOf(composition, name, expose)?.styles ?? []).map((style) => ({ name, file: style.file })),
    );
    return unique(files, ({ name, file }) => `${name}/${file}`).map(({ name, file }) => ({
      // The bare name, under which a container's runtime finds a style sheet that is here already.
      href: file,
      css: this.css(name, file),
    }));
  }

  /** The shell's own start scripts last: they use the containers that stand before them. */
  scripts(composition: LoadedComposition, exposes: readonly { package: string; expose: string }[]) {
    const remote = exposes.flatMap(({ package: name, expose }) => {
      const manifest = composition.manifests[name];
      const own = filesOf(composition, name, expose)?.scripts ?? [];
      return manifest ? (name === 'shell' ? own : [manifest.entry, ...own]).map((file) => tag(name, file)) : [];
    });
    const shell = (filesOf(composition, 'shell', './boot')?.scripts ?? []).map((file) => tag('shell', file));
    // The libraries come before everything, boot after everything.
    return unique([...shell.slice(0, -1), ...remote, ...shell.slice(-1)], ({ src }) => src);
  }

  private css(name: string, file: string): string {
    const key = `${name}/${file}`;
    const known = this.styleText.get(key);
    if (known !== undefined) return known;
    if (this.styleText.size > 300) this.styleText.clear();
    // Relative addresses in a style sheet are relative to it, not to the document it is written into.
    const css = this.store
      .read('assets', name, file)
      .toString()
      .replace(/url\((?!["']?(?:\/|data:))["']?/g, (found) => `${found}/assets/${name}/`);
    this.styleText.set(key, css);
    return css;
  }
}

const filesOf = (composition: LoadedComposition, name: string, expose: string): ExposeFiles | undefined =>
  (composition.manifests[name] as ReleaseManifest | undefined)?.exposes[expose];

const tag = (name: string, file: AssetFile) => ({ src: assetUrl(name, file.file), integrity: file.integrity });

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
