import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { PackageBoundaryPlugin } from '@storefront/remote-kit/boundaries/package-boundary-plugin';
import { buildDescription } from '@storefront/remote-kit/build/build-description';
import { DeveloperBootPlugin } from '@storefront/remote-kit/build/developer-boot-plugin';
import { ManifestPlugin } from '@storefront/remote-kit/build/manifest-plugin';
import { packageContract } from '@storefront/remote-kit/contract/package-contract';
import { exposedFiles } from '@storefront/remote-kit/contract/package-sources';
import { DEVELOPER_FILES } from '@storefront/remote-kit/developer/developer-paths';
import { additionalVersions, sharedVersions } from '@storefront/remote-kit/provided-packages';
import { browserMinimizers, rules, serverConfig } from '@storefront/remote-kit/rspack-config';
import { contentPaths, servicePaths } from '@storefront/routes/reserved-paths';
import { remote } from './remote';
import { additionalLibraries } from './src/additional-libraries';
import { writeThemes } from './write-themes';

const root = dirname(fileURLToPath(import.meta.url));
const themes = writeThemes(join(root, 'dist/themes'));
/** The frame is rendered on the server only. */
const pages = Object.keys(exposedFiles(root)).filter((expose) => expose !== './Frame');
/** The folder of both browser builds; each removes its own earlier files. */
const output = join(root, 'dist/browser');
const isDeveloperFile = (path: string) => basename(path).startsWith(DEVELOPER_FILES);
const browserExposes = ['./boot', './in-app', ...Object.keys(themes).map((theme) => `./${theme}`), ...pages];

/** Replaces the variable of this name in code. */
const __SHARED_VERSIONS__ = JSON.stringify(sharedVersions(root, Object.keys(additionalLibraries)));
const described = {
  ...buildDescription(packageContract(remote, root, browserExposes), root),
  additionalVersions: additionalVersions(root, additionalLibraries),
  reservedPaths: [...servicePaths, ...contentPaths],
};

/** Plugins of both browser builds. */
const sharedPlugins = () => [
  new rspack.DefinePlugin({
    // Server-only code is left out of the browser's bundle: see server-only-load.
    'typeof document': JSON.stringify('object'),
    __SHARED_VERSIONS__,
    __HAS_ADDITIONAL_LIBRARIES__: JSON.stringify(Object.keys(additionalLibraries).length > 0),
  }),
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  new PackageBoundaryPlugin(root),
];

const browser: Configuration = {
  context: root,
  name: 'browser',
  // The manifest lists the files of both builds.
  dependencies: ['developer'],
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  performance: false,
  stats: 'errors-warnings',
  entry: { boot: join(root, 'src/browser/boot.ts'), ...themes },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  output: {
    path: output,
    clean: { keep: isDeveloperFile },
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
    ...sharedPlugins(),
    new ManifestPlugin(described, browserExposes, root),
  ],
};

/** The same code with React's development build, for sessions that show a remote from its developer's server. */
const developer: Configuration = {
  ...browser,
  name: 'developer',
  dependencies: [],
  mode: 'development',
  entry: { boot: [join(root, 'src/browser/developer/renderer-hook.ts'), join(root, 'src/browser/boot.ts')] },
  output: {
    ...browser.output,
    clean: { keep: (path) => path !== output && !isDeveloperFile(path) },
    uniqueName: 'shell-developer',
    filename: `${DEVELOPER_FILES}[name].[contenthash:8].js`,
    chunkFilename: `${DEVELOPER_FILES}[name].[contenthash:8].js`,
  },
  // Otherwise each module would be a string of code, which the storefront's policy forbids.
  devtool: false,
  optimization: {
    ...browser.optimization,
    nodeEnv: 'development',
    minimize: true,
    // Without comments and blanks it has a third of its size; names stay, because React's messages contain them.
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { compress: false, mangle: false, format: { comments: false } },
      }),
    ],
  },
  plugins: [
    new rspack.CssExtractRspackPlugin({
      filename: `${DEVELOPER_FILES}[name].[contenthash:8].css`,
      chunkFilename: `${DEVELOPER_FILES}[name].[contenthash:8].css`,
      ignoreOrder: true,
    }),
    ...sharedPlugins(),
    new DeveloperBootPlugin(root),
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
  entry: {
    main: join(root, 'src/server/main.ts'),
    'probe-process': join(root, 'src/server/processes/probe-process.ts'),
  },
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
  output: { path: join(root, 'dist/node'), filename: '[name].cjs', asyncChunks: false, library: { type: 'commonjs2' } },
  externalsType: 'commonjs',
  // React is bundled so that the production build is used whatever NODE_ENV says.
  externals: [],
  plugins: [new rspack.DefinePlugin({ __SHARED_VERSIONS__ })],
};

/** The staff's service worker: one file of a fixed name, because the browser finds its next version by it. */
const worker: Configuration = {
  context: root,
  name: 'worker',
  mode: 'production',
  devtool: false,
  target: ['webworker', 'es2022'],
  stats: 'errors-warnings',
  entry: { 'offline-worker': join(root, 'src/offline-worker/offline-worker.ts') },
  resolve: { extensions: ['.ts'] },
  output: { path: join(root, 'dist/worker'), filename: '[name].js' },
  module: { rules: rules('shell', root, false) },
  optimization: { minimizer: browserMinimizers() },
};

export default [developer, browser, worker, serverConfig('shell', root, exposedFiles(root)), node, renderProcess];
