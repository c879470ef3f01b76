import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../src/server/config';
import { startTestApi } from './test-api';
import { testConfig, testShell } from './test-shell';

interface TestRoutes {
  api: Awaited<ReturnType<typeof startTestApi>>;
  app: FastifyInstance;
}

/**
 * A document server with the routes that `register` adds, and a commerce-api, for all tests of a file. The commerce-api
 * is reset before each test; both end with the file.
 */
export function testRoutes(register: (app: FastifyInstance, config: ShellConfig) => void): TestRoutes {
  // Filled before the first test.
  const routes = {} as TestRoutes;
  beforeAll(async () => {
    routes.api = await startTestApi();
    const config = testConfig(routes.api.origin);
    routes.app = await testShell(config, (app) => register(app, config));
  });
  beforeEach(() => routes.api.reset());
  afterAll(async () => {
    await routes.app.close();
    routes.api.close();
  });
  return routes;
}
