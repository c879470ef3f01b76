import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';

/**
 * esbuild's options for scripts of Node.js that are bundled from sources of this repository and run from another folder.
 * @param unbundled matches the packages with native code or files of their own
 */
export const bundleOptions = (unbundled: RegExp) =>
  ({
    bundle: true,
    format: 'esm',
    mainFields: ['module', 'main'],
    platform: 'node',
    target: 'node20',
    // Bundled CommonJS modules call it for Node.js's own modules.
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'sources',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: unbundled }, ({ path }) => ({ path, external: true }));
          // A bundled module reads files beside its source.
          onLoad({ filter: /\.ts$/ }, ({ path }) => ({
            loader: 'ts',
            contents: readFileSync(path, 'utf8')
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
              .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
          }));
        },
      },
    ],
    logLevel: 'warning',
  }) satisfies BuildOptions;
