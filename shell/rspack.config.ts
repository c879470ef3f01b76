import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { buildDescription } from '@storefront/remote-kit/build-description';
import { ManifestPlugin } from '@storefront/remote-kit/manifest-plugin';
import { PackageBoundaryPlugin } from '@storefront/remote-kit/package-boundary-plugin';
import { packageContract } from '@storefront/remote-kit/package-contract';
import { exposedFiles } from '@storefront/remote-kit/package-sources';
import { sharedVersions } from '@storefront/remote-kit/provided-packages';
import { browserMinimizers, rules, serverConfig } from '@storefront/remote-kit/rspack-config';
import { remote } from './remote';
import { writeThemes } from './write-themes';

const root = dirname(fileURLToPath(import.meta.url));
const themes = writeThemes(join(root, 'dist/themes'));
/** The frame is rendered on the server only. */
const pages = Object.keys(exposedFiles(root)).filter((expose) => expose !== './Frame');
const browserExposes = ['./boot', './in-app', ...Object.keys(themes).map((theme) => `./${theme}`), ...pages];

const browser: Configuration = {
  context: root,
  name: 'browser',
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  performance: false,
  stats: 'errors-warnings',
  entry: { boot: join(root, 'src/browser/boot.ts'), ...themes },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  output: {
    path: join(root, 'dist/browser'),
    clean: true,
    uniqueName: 'shell',
    publicPath: '/assets/shell/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 15_000,
  },
  module: { rules: [...rules('shell', root, false), { test: /\.woff2$/, type: 'asset/resource' }] },
  optimization: {
    minimizer: browserMinimizers(),
    realContentHash: true,
    chunkIds: 'deterministic',
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        // Libraries change rarely and are the larger part, so they are a separate file that stays cached.
        libraries: { name: 'libraries', test: /node_modules/, enforce: true },
      },
    },
  },
  plugins: [
    new rspack.CssExtractRspackPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
    new rspack.DefinePlugin({
      // Server-only code is left out of the browser's bundle: see server-only-load.
      'typeof document': JSON.stringify('object'),
      __SHARED_VERSIONS__: JSON.stringify(sharedVersions(root)),
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    new ManifestPlugin(buildDescription(packageContract(remote, root, browserExposes), root), browserExposes, root),
    new PackageBoundaryPlugin(root),
  ],
};

/** The document server: a process, not a release. */
/** Pino starts workers from files of its own. All other packages are bundled, because loading their files is slow. */
const unbundled = /^(pino|sonic-boom|thread-stream)(\/|$)/;

const node: Configuration = {
  context: root,
  name: 'node',
  mode: 'production',
  devtool: false,
  target: 'node20',
  stats: 'errors-warnings',
  entry: { main: join(root, 'src/server/main.ts') },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  output: {
    path: join(root, 'dist/node'),
    filename: '[name].mjs',
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
  module: { rules: rules('shell', root, true) },
  optimization: { minimize: false },
};

/** The code of every render process, bundled into one file because it can read no other. */
const renderProcess: Configuration = {
  ...node,
  name: 'render-process',
  entry: { 'render-process': join(root, 'src/render/render-process.ts') },
  output: { path: join(root, 'dist/node'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  externalsType: 'commonjs',
  // React is bundled so that the production build is used whatever NODE_ENV says.
  externals: [],
};

export default [browser, serverConfig('shell', root, exposedFiles(root)), node, renderProcess];
