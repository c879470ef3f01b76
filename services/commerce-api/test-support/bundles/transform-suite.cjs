const { createHash } = require('node:crypto');
const { join, relative } = require('node:path');

// Set after jest has loaded this file.
const bundleOf = (path, rootDir) => join(process.env.TEST_BUNDLES, relative(rootDir, path)).replace(/ts$/, 'js');

/** Jest's transformer of test files: each is replaced by its bundle. */
module.exports = {
  getCacheKey: (_source, path, { config }) => createHash('sha1').update(bundleOf(path, config.rootDir)).digest('hex'),
  process: (_source, path, { config }) => ({ code: `import ${JSON.stringify(bundleOf(path, config.rootDir))};` }),
};
