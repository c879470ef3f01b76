import { fileURLToPath } from 'node:url';
import { demonstrationBanner } from '@storefront/settings/banner';
import { readConfig } from './config';
import { startSandbox } from './sandbox';

// dist/server.js and src/server.ts are at the same depth below the repository.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const printLine = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env, repository);
  printLine(demonstrationBanner('The sandbox'));
  const sandbox = await startSandbox(config, printLine);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      sandbox.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  process.stderr.write(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
