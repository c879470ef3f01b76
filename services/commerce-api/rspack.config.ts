import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Packages of this repository are TypeScript and are bundled, and so are ES modules of many small files, which take
 * 0.4 s to load from node_modules.
 */
const bundled = /^(@storefront\/|\.|\/|(drizzle-orm|typebox|libphonenumber-js|jose)(\/|$))/;

const config: Configuration = {
  mode: 'production',
  target: 'node20',
  // The operator's commands are built for the suites, which start them often: from source each takes a second longer.
  entry: { server: at('./src/server.ts'), ops: at('./ops/ops.ts') },
  output: {
    path: at('./dist'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  externalsType: 'module-import',
  externals: [
    ({ request = '' }, done) => (bundled.test(request) ? done() : done(undefined, `module-import ${request}`)),
  ],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    // The built file determines its location at run time, not at build time.
    parser: { javascript: { importMeta: false, url: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  optimization: { minimize: false },
  node: { __dirname: false, __filename: false },
  devtool: 'source-map',
};

export default config;
