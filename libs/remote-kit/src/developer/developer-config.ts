import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { PackageBoundaryPlugin } from '../boundaries/package-boundary-plugin';
import { containerName } from '../build/build-description';
import { containerPlugin } from '../build/container-plugin';
import { LIBRARY_URL, libraryRules, scriptRule, styleRule } from '../rspack-config';
import { DEVELOPER_ENTRY } from './developer-paths';

/**
 * The build of a remote that its developer's server keeps current: the container for browsers alone, whose components
 * can be replaced while they are shown.
 * @param remote its name
 * @param root its folder
 */
export function developerConfig(remote: string, root: string): Configuration {
  const sources = join(root, 'src');
  return {
    context: root,
    name: 'developer',
    mode: 'development',
    // Other kinds of source maps run code from strings, which the storefront's policy forbids.
    devtool: 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: {},
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    performance: false,
    lazyCompilation: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    output: {
      path: join(root, 'dist/developer'),
      uniqueName: containerName(remote),
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
    },
    module: {
      rules: [
        {
          oneOf: [
            { ...scriptRule(ownTransform(true)), include: join(sources, 'exposes') },
            { ...scriptRule(ownTransform(false)), include: sources },
            scriptRule(),
          ],
        },
        styleRule(remote, root, false),
        ...libraryRules,
      ],
    },
    // A page that applied an update with errors would not show the next one.
    optimization: { splitChunks: false, emitOnErrors: false },
    plugins: [
      new rspack.DefinePlugin(LIBRARY_URL),
      containerPlugin(remote, root, DEVELOPER_ENTRY.slice(1)),
      new rspack.CssExtractRspackPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      // The shell provides a development build of React, independent of NODE_ENV here.
      new ReactRefreshRspackPlugin({ include: sources, forceEnable: true }),
      new PackageBoundaryPlugin(root),
    ],
  };
}

/**
 * How the remote's own sources are compiled.
 * @param loadsInBrowser resolves the condition of `serverOnlyLoad` as on the server, because the browser renders the
 *   public pages of this build too
 */
const ownTransform = (loadsInBrowser: boolean) => ({
  react: { runtime: 'automatic', refresh: true },
  ...(loadsInBrowser && { optimizer: { globals: { typeofs: { document: 'undefined' } } } }),
});
