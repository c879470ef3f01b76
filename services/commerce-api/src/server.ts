import { fileURLToPath } from 'node:url';
import { demonstrationBanner } from '@storefront/settings/banner';
import { ignoreDebugSignal } from '@storefront/settings/ignore-debug-signal';
import { readConfig } from './config/config';

// dist/server.js and src/server.ts are equally deep in the repository.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const printLine = (line: string) => process.stdout.write(`${line}\n`);

ignoreDebugSignal();
try {
  const config = readConfig(process.env, repository, process.argv.slice(2));
  if (!config.production) printLine(demonstrationBanner('commerce-api'));
  // Imported after the settings were validated: a refusal takes a third of the time.
  const { startService } = await import('./service');
  const service = await startService(config, printLine);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      service.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  process.stderr.write(`commerce-api could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
