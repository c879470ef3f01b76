import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemCode } from '@storefront/api/api-problem';
import { createClient } from '@storefront/api/client';
import { errorMessage } from '@storefront/api/error-message';
import { createFetchTransport } from '@storefront/api/transport/transport-fetch';
import { readServiceAddress } from '../src/config/config';
import type { OpsContext } from './context';
import { printable } from './printable';
import { runWords } from './program';

// Operators' commands call the running service's admin operations, so nothing has to be stopped.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** Some commands make the service ask a gateway, whose reply may take eight seconds. */
const DEADLINE_MS = 15_000;

/** Read by the commands that need it: help is printed without any settings. */
const address = () => readServiceAddress(process.env, repository);
function serviceOrigin(): string {
  const { host, port } = address();
  return process.env.API_URL || `http://${host}:${port}`;
}

const context: OpsContext = {
  client(deadlineMs = DEADLINE_MS) {
    const { adminKey, keysDir } = address();
    const operatorKey = process.env.OPERATOR_KEY;
    if (!adminKey && !operatorKey)
      throw new Error(`No admin key: set ADMIN_KEY, or KEYS_DIR to a folder with admin.key (${keysDir} has none)`);
    const headers: Record<string, string> = operatorKey
      ? { 'x-operator-key': operatorKey }
      : { 'x-admin-key': adminKey ?? '' };
    const transport = createFetchTransport({ headers: () => headers, deadlineMs });
    return createClient({ locale: 'en-gb', origin: serviceOrigin(), transport });
  },
  print: (lines) => process.stdout.write(`${lines.map(printable).join('\n')}\n`),
  keysDir: () => address().keysDir,
  picturesDir: () => resolve(repository, process.env.PICTURES_DIR || join(address().dataDir, 'pictures')),
};

runWords(process.argv.slice(2), context).catch((error: unknown) => {
  const message =
    problemCode(error) === 'network'
      ? `No response from ${serviceOrigin()}. Is the storefront running? (PORT, API_URL)`
      : errorMessage(error);
  process.stderr.write(`${message.split('\n').map(printable).join('\n')}\n`);
  process.exitCode = 1;
});
