// Plain JavaScript: jest does not transform its global set-up where packages are ES modules.
import { tsImport } from 'tsx/esm/api';

/** Before the first test file of a run. */
export default async function setUp() {
  const { startDatabaseServer } = await tsImport('./database-server.ts', import.meta.url);
  globalThis.stopDatabaseServer = await startDatabaseServer();
}
