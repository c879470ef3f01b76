/** npm run libraries -- publish --registry URL: publishes the packages of libs, see docs/how-to/own-repository.md. */
import { resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { httpUrl } from '@storefront/api/http-url';
import { publishLibraries } from './libraries/publish-libraries';
import { parseWords } from './run/parse-words';

const USAGE = 'npm run libraries -- publish --registry https://npm.example.com';

try {
  const { positionals, values } = parseWords(
    process.argv.slice(2),
    { allowPositionals: true, options: { registry: { type: 'string' } } },
    `usage: ${USAGE}`,
  );
  const registry = httpUrl(values.registry);
  if (positionals.join() !== 'publish' || !registry) throw new Error(`Usage: ${USAGE}`);
  for (const line of publishLibraries(resolve(import.meta.dirname, '..'), registry.href)) console.log(line);
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}
