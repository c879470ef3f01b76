/** npm run release:version -- major|minor|patch|X.Y.Z: raises the version of the product (see docs/upgrading.md). */
import { resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { releaseVersion } from './version/release-version';

const [bump, ...more] = process.argv.slice(2);
try {
  if (!bump || more.length > 0) throw new Error('Type npm run release:version -- major, minor, patch or a version.');
  const version = releaseVersion(resolve(import.meta.dirname, '..'), bump, new Date().toISOString().slice(0, 10));
  console.log(`Version ${version} is committed and tagged. Publish it with: git push --follow-tags`);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
