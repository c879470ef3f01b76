// Plain JavaScript: jest does not transform its global set-up where packages are ES modules.
import { tsImport } from 'tsx/esm/api';

/** Before the first test file of a run. */
export default async function setUp() {
  const [{ bundleSuites }, { startDatabaseServer }] = await Promise.all([
    tsImport('./bundles/bundle-suites.ts', import.meta.url),
    tsImport('./database/database-server.ts', import.meta.url),
  ]);
  const [removeBundles, stopDatabaseServer] = await Promise.all([bundleSuites(), startDatabaseServer()]);
  globalThis.endRun = async () => {
    removeBundles();
    await stopDatabaseServer?.();
  };
}
