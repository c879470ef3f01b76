import { ApiScope } from '@storefront/api/entities/api-key';
import type { BodyOf } from '@storefront/api/operation-types';
import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { formatMoment } from '../moment';
import { BUSINESS_OPTION, collect, refuseUnknownActions, wholeOf } from '../option-values';
import { formatTable } from '../table';

const known: readonly ApiScope[] = ApiScope.enum;

function scopesOf(typed: readonly string[]): ApiScope[] {
  const scopes = known.filter((scope) => typed.includes(scope));
  const wrong = typed.find((one) => !known.some((scope) => scope === one));
  if (wrong !== undefined || scopes.length === 0)
    throw new Error(
      `${wrong === undefined ? 'Which scopes?' : `Unknown scope: ${wrong}.`} --scope ${known.join(', ')}`,
    );
  return scopes;
}

interface AddOptions {
  business?: string;
  name: string;
  scope?: readonly string[];
  store?: string[];
  expires?: string;
}

export function addApiKeysCommands(program: Command, { client, print }: OpsContext): void {
  const apiKeys = refuseUnknownActions(program.command('api-keys')).description(
    "list, add or revoke keys of a business's tills and other programs",
  );
  apiKeys
    .command('list', { isDefault: true })
    .description('list them (the default)')
    .option(...BUSINESS_OPTION)
    .action(async (body: BodyOf<'POST /admin/api-keys'>) => {
      const result = await client().call('POST /admin/api-keys', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const rows = result.data.apiKeys.map((key) => [
        String(key.apiKeyId),
        key.name,
        key.scopes.join(', '),
        key.stores?.map(({ slug }) => slug).join(', ') ?? 'all',
        String(key.businessId),
        `${formatMoment(key.createdAt)} by ${key.createdBy}`,
        formatMoment(key.lastUsedAt),
        formatMoment(key.expiresAt),
        formatMoment(key.revokedAt),
      ]);
      const headings = ['Key', 'Name', 'Scopes', 'Stores', 'Business', 'Added', 'Last used', 'Expires', 'Revoked'];
      print([...formatTable(headings, rows), '', `${rows.length} API keys`]);
    });
  apiKeys
    .command('add')
    .description('add one, and print it')
    .option(...BUSINESS_OPTION)
    .requiredOption('--name <name>', 'what it is for, such as "Till 3"')
    .option('--scope <scope>', `what it may do, once for each: ${known.join(', ')}`, collect)
    .option('--store <slug>', 'the only stores that it may act for, once for each', collect)
    .option('--expires <time>', 'when it is refused from, such as 2027-01-31T00:00:00Z')
    .action(async ({ business, name, scope = [], store, expires }: AddOptions) => {
      const body = {
        business,
        name,
        scopes: scopesOf(scope),
        ...(store && { stores: store }),
        ...(expires && { expiresAt: expires }),
      };
      const result = await client().call('POST /admin/api-key-add', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const { apiKey, key } = result.data;
      print([`${apiKey.name} has API key ${apiKey.apiKeyId}. The key, shown only now:`, key]);
    });
  apiKeys
    .command('revoke')
    .description('refuse a key from now on')
    .argument('<key>', 'its number, not the key itself', wholeOf('The key'))
    .action(async (apiKeyId: number) => {
      const result = await client().call('POST /admin/api-key-revoke', { body: { apiKeyId } });
      if (!result.ok) throw new Error(`There is no API key ${apiKeyId}`);
      print([`The API key ${result.data.name} is revoked`]);
    });
}
