import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { assertValidSettings } from '@storefront/settings/invalid-settings';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { startBackgroundJobs } from './background-jobs';
import type { Config } from './config/config';
import type { MeasureStatement } from './database/measured-client';
import { openDatabase, openReplica, prepareTables } from './database/open-database';
import { createFileStore } from './files/create-file-store';
import { followDatabaseClock } from './follow-database-clock';
import { createJobRuns } from './jobs/job-runs';
import { loadKeys } from './keys';
import { createLog, type Log } from './log';
import { loggableError } from './loggable-error';
import { createMailer } from './mail/mailer';
import { createProviders } from './modules/auth/providers/create-providers';
import { businessFaults } from './modules/businesses/business-faults';
import { createCaptcha } from './modules/captcha/create-captcha';
import { createPlaces } from './modules/location/create-places';
import { createMarketing } from './modules/marketing/create-marketing';
import { createGateways } from './modules/payments/gateways';
import { setPausePoints } from './pause-points';
import { createReadCache } from './read-cache';
import { scaleSeed } from './seed/scale-seed';
import { seedWhenEmpty } from './seed/seed';
import { createSms } from './sms/create-sms';
import { createClock } from './time/clock';

export interface RunningService {
  app: FastifyInstance;
  address: string;
  stop(): Promise<void>;
}

/** Several measures of statements as one; undefined without any, which costs nothing. */
function measureStatements(all: readonly (MeasureStatement | undefined)[]): MeasureStatement | undefined {
  const measures = all.filter((measure) => measure !== undefined);
  if (measures.length < 2) return measures[0];
  return (operation) => {
    const ends = measures.map((measure) => measure(operation));
    return (hasFailed) => {
      for (const end of ends) end(hasFailed);
    };
  };
}

const reportReplica = (log: Log) => (error: unknown) => {
  const { message, code } = loggableError(error);
  log.warn({ error: message, code }, 'the read replica is not used for some seconds');
};

/**
 * Opens and migrates the database, and listens. A demonstration seeds an empty database.
 * @throws InvalidSettings when production lacks something for a business in the database
 */
export async function startService(config: Config, printLine: (line: string) => void): Promise<RunningService> {
  const clock = createClock();
  // Imported only when they are used: without these settings nothing of OpenTelemetry is loaded.
  const metrics =
    config.metrics &&
    (await (
      await import(/* webpackChunkName: "metrics" */ './metrics/service-metrics')
    ).startServiceMetrics(config.metrics));
  const traces =
    config.traces &&
    (await import(/* webpackChunkName: "traces" */ './metrics/service-traces')).startServiceTraces(config.traces);
  const measured = measureStatements([metrics?.measureStatement, traces?.measureStatement]);
  const database = await openDatabase(config, prepareTables(config), measured);
  try {
    const stopFollowing = database.kind === 'postgres' ? await followDatabaseClock(database.db, clock) : undefined;
    if (config.production)
      assertValidSettings('commerce-api', 'production', await businessFaults(database.db, process.env));
    else await seedWhenEmpty(database.db, clock.now(), printLine);
    if (config.scale) await scaleSeed(database.db, clock.now(), printLine);
    setPausePoints(config.pausePointsUrl, 'commerce-api');
    const cache = createReadCache();
    const { sandboxUrl } = config;
    const log = createLog();
    const replica = await openReplica(config, reportReplica(log), measured);
    const context = {
      db: database.db,
      replica,
      clock,
      keys: loadKeys(config),
      config,
      cache,
      gateways: createGateways(process.env, sandboxUrl),
      log,
      mailer: createMailer(config.smtpUrl),
      marketing: createMarketing(process.env),
      captcha: createCaptcha(process.env, sandboxUrl),
      sms: createSms(process.env, sandboxUrl),
      providers: createProviders(process.env, sandboxUrl),
      files: createFileStore(process.env, config.dataDir),
      installation: { database, dataDir: config.dataDir, jobs: createJobRuns() },
      places: createPlaces({ db: database.db, cache, clock, env: process.env, sandboxUrl, log: printLine }),
    };
    const app = await buildApp({
      context,
      database,
      logger: true,
      traceId: traces?.traceId,
      measure: (server) => {
        traces?.traceApp(server);
        metrics?.measureApp(server);
      },
    });
    metrics?.watch(context, (error) => app.log.error({ err: error }, 'the figures of the database were not read'));
    app.server.maxConnections = config.maxConnections;
    const stopJobs = await startBackgroundJobs(context, database, (error) =>
      app.log.error({ err: error }, 'background job failed'),
    );
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const address = `http://${config.host}:${port}`;
    printLine(`commerce-api ${config.version} listens on ${address} (${database.kind}: ${database.place})`);
    return {
      app,
      address,
      stop: async () => {
        app.stopping.hasBegun = true;
        // A load balancer notices /readyz before connections are refused.
        await setTimeout(config.shutdownDelayMs);
        // At once, so that a job that waits for a slow gateway does not lengthen the stop.
        await Promise.all([app.close(), stopJobs()]);
        stopFollowing?.();
        await Promise.all([metrics?.stop(), traces?.stop()]);
        await Promise.all([replica?.close(), database.close()]);
      },
    };
  } catch (error) {
    await Promise.all([metrics?.stop(), traces?.stop()]);
    await database.close();
    throw error;
  }
}
