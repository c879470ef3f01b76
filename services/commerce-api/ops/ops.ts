import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemCode } from '@storefront/api/api-problem';
import { createClient } from '@storefront/api/client';
import { createFetchTransport } from '@storefront/api/transport-fetch';
import { readConfig } from '../src/config';
import { readArguments, usage } from './arguments';
import { runCommand } from './commands';

// Operators work through the running service's own admin operations, so nothing need be stopped.
const repository = fileURLToPath(new URL('../../..', import.meta.url));

function adminKey(): string {
  const { adminKey: given, keysDir } = readConfig(process.env, repository);
  if (given) return given;
  const path = join(keysDir, 'admin.key');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new Error(`No admin key: ${path} is made when the service starts for the first time. Or set ADMIN_KEY.`);
  }
}

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2));
  if (command.name === 'help') return void process.stdout.write(`${usage}\n`);
  const { port, host } = readConfig(process.env, repository);
  const origin = process.env.API_URL || `http://${host}:${port}`;
  const headers = { 'x-admin-key': adminKey() };
  const transport = createFetchTransport({ headers: () => headers, deadlineMs: 15_000 });
  const lines = await runCommand(createClient({ locale: 'en-gb', origin, transport }), command).catch(
    (error: unknown) => {
      if (problemCode(error) === 'network')
        throw new Error(`Nothing answers at ${origin}. Is the storefront running? (PORT, API_URL)`);
      throw error;
    },
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
