import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { PackageBoundaryPlugin } from './boundaries/package-boundary-plugin';
import { type BuildDescription, buildDescription, containerName } from './build/build-description';
import { containerPlugin } from './build/container-plugin';
import { ManifestPlugin } from './build/manifest-plugin';
import { packageContract } from './contract/package-contract';
import { actionFiles, exposedFiles, plainPageFiles } from './contract/package-sources';
import type { RemoteContract } from './define-remote';
import { sharedLibraries } from './provided-libraries/shared-libraries';

const require = createRequire(import.meta.url);
const { CssExtractRspackPlugin, LightningCssMinimizerRspackPlugin, SwcJsMinimizerRspackPlugin } = rspack;

/** Without the places of elements in their sources, which would name folders of the machine that builds. */
const TRANSFORM = { react: { runtime: 'automatic', development: false } };

/** How scripts are compiled. @param transform swc's `jsc.transform` */
export const scriptRule = (transform: object = TRANSFORM): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform, target: 'es2022' } },
  type: 'javascript/auto',
});

/** How style sheets are compiled. @param server whether only the names of their classes are needed */
export const styleRule = (remote: string, root: string, server: boolean): RuleSetRule => ({
  test: /\.css$/,
  type: 'javascript/auto',
  use: [
    ...(server ? [] : [CssExtractRspackPlugin.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          // The same in both builds, or their class names would differ. The words of a name would be sent three times:
          // with the document, the style sheet and the script.
          localIdentName: '[hash:base64:5]',
          localIdentContext: root,
          localIdentHashSalt: remote,
          exportOnlyLocals: server,
        },
      },
    },
  ],
});

/**
 * How libraries of registries are built in: their workers and WebAssembly, each imported with `?file` as the URL of a file
 * of its own.
 */
export const libraryRules: readonly RuleSetRule[] = [
  {
    test: /\.m?js$/,
    resourceQuery: /^\?file$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8].js' },
  },
  {
    test: /\.wasm$/,
    resourceQuery: /^\?file$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8].wasm' },
  },
  // Its workers could import any module by its URL, which nothing here uses.
  { test: /\bmaplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
];

/** Removes a library's own URL, which would name folders of the building machine. */
export const LIBRARY_URL = { 'import.meta.url': '""' };

/** Libraries that only browsers run, and that are too large to be in a server's build. */
const BROWSER_LIBRARIES = { 'maplibre-gl': false, 'zxing-wasm': false } as const;

/** Rules shared by a package's browser and server builds. */
export const rules = (remote: string, root: string, server: boolean): RuleSetRule[] => [
  scriptRule(),
  styleRule(remote, root, server),
  ...libraryRules,
];

const base = (root: string): Configuration => ({
  context: root,
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  performance: false,
  stats: 'errors-warnings',
});

/**
 * The oldest browsers with what the style sheets use: :has, container queries, dynamic viewport units and color-mix.
 * Nothing is rewritten for older ones, for which a logical property takes twenty times its size.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4'];

export const browserMinimizers = () => [
  new SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 2 }, format: { comments: false } } }),
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/**
 * The two builds of a remote: a module-federation container for the browser and one CommonJS file for the server.
 * @param contract the remote's declaration
 * @param configUrl `import.meta.url` of the remote's rspack.config.ts
 */
export function remoteConfigs(contract: RemoteContract, configUrl: string): Configuration[] {
  const root = dirname(fileURLToPath(configUrl));
  return containerConfigs(buildDescription(packageContract(contract, root), root), root);
}

/**
 * The two builds of a package from its description, which becomes its manifest, and its files in src.
 * @param root the package's folder
 */
export function containerConfigs(described: BuildDescription, root: string): Configuration[] {
  const exposes = exposedFiles(root);
  const required = new Set<string>();
  return [
    browserConfig(described, root, exposes, required),
    serverConfig(described.name, root, exposes, (request) => required.add(request)),
  ];
}

const browserConfig = (
  described: BuildDescription,
  root: string,
  exposes: Record<string, string>,
  required: ReadonlySet<string>,
): Configuration => ({
  ...base(root),
  name: 'browser',
  // The manifest lists the shared libraries of both builds.
  dependencies: ['server'],
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: join(root, 'dist/browser'),
    clean: true,
    uniqueName: containerName(described.name),
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssChunkFilename: '[name].[contenthash:8].css',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 15_000,
  },
  module: { rules: rules(described.name, root, false) },
  optimization: {
    minimizer: browserMinimizers(),
    splitChunks: false,
    realContentHash: true,
    chunkIds: 'deterministic',
  },
  plugins: [
    // Server-only code is left out of the browser's bundle: see server-only-load.
    new rspack.DefinePlugin({ 'typeof document': JSON.stringify('object'), ...LIBRARY_URL }),
    containerPlugin(described.name, root, 'remoteEntry.[contenthash:8].js'),
    new CssExtractRspackPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    new ManifestPlugin(described, Object.keys(exposes), root, required),
    new PackageBoundaryPlugin(root),
  ],
});

/**
 * The build that the shell's server renders with: one file, in which every shared library comes from the server.
 * @param onRequired is called with each shared library that the code requires, such as 'react/jsx-runtime'
 */
export function serverConfig(
  name: string,
  root: string,
  exposes: Record<string, string>,
  onRequired?: (request: string) => void,
): Configuration {
  const entry = join(root, 'dist/server-entry.js');
  mkdirSync(dirname(entry), { recursive: true });
  const actions = actionFiles(root).map(({ name, file }) => [`./actions/${name}`, file] as const);
  const plainPages = plainPageFiles(root).map(({ name, file }) => [`./plain-pages/${name}`, file] as const);
  const browserModules = Object.entries(exposes).filter(([key]) => key !== './handlers');
  const lines = [...browserModules, ...actions, ...plainPages].map(
    ([key, file]) => `export * as ${key.slice(2).replace(/\W/g, '_')} from ${JSON.stringify(file)};`,
  );
  writeFileSync(entry, `${lines.join('\n')}\n`);
  return {
    ...base(root),
    resolve: { ...base(root).resolve, alias: BROWSER_LIBRARIES },
    name: 'server',
    target: 'node20',
    entry: { server: entry },
    output: {
      path: join(root, 'dist/server'),
      clean: true,
      uniqueName: containerName(name),
      filename: '[name].cjs',
      asyncChunks: false,
      library: { type: 'commonjs2' },
    },
    externalsType: 'commonjs',
    externals: [
      ({ request }, callback) => {
        if (!request || !(request in sharedLibraries)) return callback();
        onRequired?.(request);
        callback(undefined, `commonjs ${request}`);
      },
    ],
    module: { rules: rules(name, root, true) },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new PackageBoundaryPlugin(root)],
  };
}
