import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { unbundled } from './unbundled';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: Configuration = {
  mode: 'production',
  target: 'node20',
  // The operator's commands are built for the suites, which start them often: from source each takes a second longer.
  entry: { server: at('./src/server.ts'), migrate: at('./src/migrate-tables.ts'), ops: at('./ops/ops.ts') },
  output: {
    path: at('./dist'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  // Other packages are bundled: loading their many files takes 0.6 s of CPU time at every start.
  externalsType: 'module-import',
  externals: [
    ({ request = '', dependencyType }, done) =>
      unbundled.test(request)
        ? done(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`)
        : done(),
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
