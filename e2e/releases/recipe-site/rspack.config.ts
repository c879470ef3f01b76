import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { sharedVersions } from '@storefront/remote-kit/provided-packages';
import { rules } from '@storefront/remote-kit/rspack-config';

const root = dirname(fileURLToPath(import.meta.url));

/** The build of another company's site: no container, no shell, no release. */
const site: Configuration = {
  context: root,
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  performance: false,
  stats: 'errors-warnings',
  entry: { site: './src/site.tsx' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  output: { path: join(root, 'dist'), clean: true, filename: '[name].js', publicPath: '/site/' },
  module: { rules: rules('recipe-site', root, false) },
  plugins: [
    new rspack.CssExtractRspackPlugin({ filename: '[name].css' }),
    new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions(root)) }),
  ],
};

export default site;
