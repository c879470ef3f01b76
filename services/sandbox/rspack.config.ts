import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const typescript = (target: string) => ({
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target } },
});

/** Pino starts workers from files of its own. All other packages are bundled, because loading their files is slow. */
const unbundled = /^(pino|sonic-boom|thread-stream)(\/|$)/;

const server: Configuration = {
  mode: 'production',
  target: 'node20',
  entry: { server: at('./src/server.ts') },
  output: {
    path: at('./dist'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  externalsType: 'module-import',
  externals: [
    ({ request = '', dependencyType }, done) =>
      unbundled.test(request)
        ? done(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`)
        : done(),
  ],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    // `import.meta` and URLs must refer to the built file's location at run time, not to the source's.
    parser: { javascript: { importMeta: false, url: false } },
    rules: [typescript('es2022')],
  },
  optimization: { minimize: false },
  node: { __dirname: false, __filename: false },
  devtool: 'source-map',
};

/** What browsers load from the sandbox: the simulated vendor script, and the page of the card fields. */
const browser: Configuration = {
  mode: 'production',
  target: ['web', 'es2019'],
  entry: {
    'web-components': at('./src/browser/web-components.ts'),
    'card-frame': at('./src/browser/card-frame.ts'),
    'hosted-page': at('./src/browser/hosted-page.ts'),
    turnstile: at('./src/browser/turnstile.ts'),
    'apple-pay': at('./src/browser/apple-pay.ts'),
    'google-pay': at('./src/browser/google-pay.ts'),
  },
  output: { path: at('./dist/browser'), filename: '[name].js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [typescript('es2019')] },
  optimization: { minimize: false },
};

export default [server, browser];
