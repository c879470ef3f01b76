import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemCode } from '@storefront/api/api-problem';
import { createClient } from '@storefront/api/client';
import { DAY_MS } from '@storefront/api/durations';
import { createFetchTransport } from '@storefront/api/transport-fetch';
import { readServiceAddress } from '../src/config/config';
import { makeKeyFiles } from '../src/keys';
import { readArguments, usage } from './arguments';
import { runCommand } from './commands';
import { printable } from './printable';

// Operators' commands call the running service's admin operations, so nothing has to be stopped.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** Some commands make the service ask a gateway, whose reply may take eight seconds. */
const DEADLINE_MS = 15_000;
/** A large import takes minutes; a day is the limit for one that hangs. */
const IMPORT_DEADLINE_MS = DAY_MS;

const print = (lines: readonly string[]) => process.stdout.write(`${lines.map(printable).join('\n')}\n`);

function makeKeys(keysDir: string): void {
  const made = makeKeyFiles(keysDir);
  const output = made.length > 0 ? `Made ${made.join(', ')} in ${keysDir}` : `${keysDir} has every key already`;
  process.stdout.write(`${output}\n`);
}

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2));
  if (command.name === 'help') return void process.stdout.write(`${usage}\n`);
  const { port, host, dataDir, keysDir, adminKey } = readServiceAddress(process.env, repository);
  if (command.name === 'keys') return makeKeys(keysDir);
  const operatorKey = process.env.OPERATOR_KEY;
  if (!adminKey && !operatorKey)
    throw new Error(`No admin key: set ADMIN_KEY, or KEYS_DIR to a folder with admin.key (${keysDir} has none)`);
  const origin = process.env.API_URL || `http://${host}:${port}`;
  const headers: Record<string, string> = operatorKey
    ? { 'x-operator-key': operatorKey }
    : { 'x-admin-key': adminKey ?? '' };
  const deadlineMs = command.name === 'import' ? IMPORT_DEADLINE_MS : DEADLINE_MS;
  const transport = createFetchTransport({ headers: () => headers, deadlineMs });
  const client = createClient({ locale: 'en-gb', origin, transport });
  try {
    const picturesDir = resolve(repository, process.env.PICTURES_DIR || join(dataDir, 'pictures'));
    // Imported only here: listing orders needs neither CSV, pictures nor map projections.
    if (command.name === 'business') {
      const { runBusinessCommand: businessCommand } = await import('./business/business-command');
      print(await businessCommand(client, command, picturesDir));
    } else if (command.name === 'import') {
      const { runImportCommand: importCommand } = await import('./import/import-command');
      process.exitCode = await importCommand(client, command, picturesDir);
    } else if (command.name === 'places') {
      const { runPlacesCommand: placesCommand } = await import('./places/places-command');
      const { lines, isWhole } = await placesCommand(client, command);
      print(lines);
      process.exitCode = isWhole ? 0 : 1;
    } else print(await runCommand(client, command));
  } catch (error) {
    if (problemCode(error) === 'network')
      throw new Error(`No response from ${origin}. Is the storefront running? (PORT, API_URL)`);
    throw error;
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.split('\n').map(printable).join('\n')}\n`);
  process.exitCode = 1;
});
