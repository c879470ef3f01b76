import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface TestBuild {
  readonly name: string;
  /** The code of the server bundle. */
  readonly server: string;
  /** Files for browsers, by name; the first one is the entry. */
  readonly files: Readonly<Record<string, string>>;
  /** Additional fields of the manifest. */
  readonly manifest?: object;
}

const assetFile = (file: string, content: string) => ({
  file,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
});

/** Writes the output of a build into a folder, replacing its content. */
export function writeTestBuild(root: string, { name, server, files, manifest }: TestBuild): void {
  rmSync(root, { recursive: true, force: true });
  for (const part of ['browser', 'server']) mkdirSync(join(root, 'dist', part), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0"}');
  writeFileSync(join(root, 'dist/server/server.cjs'), server);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, 'dist/browser', file), content);
  const assets = Object.entries(files).map(([file, content]) => assetFile(file, content));
  const built = {
    name,
    entry: assets[0],
    exposes: {
      './Page': { scripts: [], styles: assets.filter(({ file }) => file.endsWith('.css')) },
    },
    shared: { react: '19.0.0' },
    routes: [],
    boundaries: [],
    handles: [],
    fallback: true,
    ...manifest,
  };
  writeFileSync(join(root, 'dist/browser-manifest.json'), JSON.stringify(built));
}
