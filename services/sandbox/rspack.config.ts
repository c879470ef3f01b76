import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const typescript = (target: string) => ({
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target } },
});

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
    ({ request = '' }, done) =>
      /^(@storefront\/|\.|\/)/.test(request) ? done() : done(undefined, `module-import ${request}`),
  ],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    // The built file asks where it lies when it runs, not where its source lay when it was built.
    parser: { javascript: { importMeta: false, url: false } },
    rules: [typescript('es2022')],
  },
  optimization: { minimize: false },
  node: { __dirname: false, __filename: false },
  devtool: 'source-map',
};

/** What browsers load from the sandbox: the stand-in for the vendor's script, and the page of the card fields. */
const browser: Configuration = {
  mode: 'production',
  target: ['web', 'es2019'],
  entry: {
    'web-components': at('./src/browser/web-components.ts'),
    'card-frame': at('./src/browser/card-frame.ts'),
  },
  output: { path: at('./dist/browser'), filename: '[name].js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [typescript('es2019')] },
  optimization: { minimize: false },
};

export default [server, browser];
