import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The versions that a suite ran with, and the pages that each package owns. */
export interface TestedComposition {
  readonly id: string;
  readonly packages: readonly {
    readonly name: string;
    readonly version: string;
    readonly routes: readonly { readonly path: string }[];
  }[];
}

const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

interface SignedComposition {
  readonly signed: { readonly packages: Readonly<Record<string, { readonly version: string }>> };
}

/** What a suite's own storefront showed last; undefined when its folder has no releases. */
export function compositionIn(dataDir: string): TestedComposition | undefined {
  const releases = join(dataDir, 'releases');
  const channel = join(releases, 'channels/stable');
  if (!existsSync(channel)) return undefined;
  const [newest] = readdirSync(channel)
    .map((file) => Number.parseInt(file, 10))
    .sort((one, other) => other - one);
  if (newest === undefined) return undefined;
  const { signed } = readJson<{ signed: { current: string } }>(channel, `${newest}.json`);
  const { packages } = readJson<SignedComposition>(releases, 'compositions', `${signed.current}.json`).signed;
  return {
    id: signed.current,
    packages: Object.entries(packages).map(([name, { version }]) => {
      const manifest = readJson<TestedComposition['packages'][number]>(
        releases,
        ...['packages', name, version, 'manifest.json'],
      );
      return { name, version, routes: manifest.routes };
    }),
  };
}

/** What a running storefront shows; without versions when it does not say them. */
export async function compositionAt(origin: string, id: string): Promise<TestedComposition> {
  const reply = await fetch(`${origin}/en-gb/composition/${id}`).catch(() => undefined);
  return reply?.ok ? ((await reply.json()) as TestedComposition) : { id, packages: [] };
}

/** The package that owns the page at a path; the path with the fewest parameters that fits. */
export function ownerOfPage({ packages }: TestedComposition, pathname: string): string | undefined {
  const parameters = (path: string) => path.split(':').length;
  const fits = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  return packages
    .flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })))
    .sort((one, other) => parameters(one.path) - parameters(other.path))
    .find(({ path }) => fits(path))?.name;
}
