import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { makeKeyFiles } from '../../src/keys';
import { addOperator } from '../access/operators-command';
import { saveBusiness } from '../business/business-command';
import type { OpsContext } from '../context';
import { makeBrandFolder } from './make-brand-folder';

interface Options {
  readonly name: string;
  readonly host: string;
  readonly email: string;
  readonly operator: string;
  readonly operatorEmail?: string;
}

export const addInitCommand = (program: Command, context: OpsContext) =>
  program
    .command('init')
    .description('make a business, its files, its first operator and the keys, without demonstration data')
    .argument('<folder>', 'where its files are written; one with a business.json is used as it is')
    .requiredOption('--name <name>', 'of the business, such as "Fernhill"')
    .requiredOption('--host <host>', 'that its shoppers type, such as garden.example.com')
    .requiredOption('--email <address>', 'that shoppers may write to')
    .requiredOption('--operator <name>', 'the first operator, a manager, such as "Sam Hill"')
    .option('--operator-email <address>', 'invites the first operator to log in at the desk, as administrator')
    .action((folder: string, options: Options) => initBusiness(context, folder, options));

async function initBusiness(context: OpsContext, folder: string, options: Options): Promise<void> {
  const { operator, operatorEmail: email, ...brand } = options;
  const { print, keysDir, client, picturesDir } = context;
  const keys = makeKeyFiles(keysDir());
  if (keys.length > 0)
    print([
      `Made ${keys.join(', ')} in ${keysDir()}. If commerce-api does not run yet, start it, and type this again.`,
    ]);
  // npm runs scripts in the repository, whatever the caller's folder.
  const from = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  if (!existsSync(from) || readdirSync(from).length === 0) {
    makeBrandFolder(from, brand);
    print([
      `Wrote ${folder}: its words and pictures are a template's, so go through them (docs/how-to/add-a-brand.md).`,
    ]);
  }
  const check = await saveBusiness(client(), from, true, picturesDir());
  if (!check[0]?.includes(' can be added'))
    throw new Error(`${brand.name} exists already: change it with business ${folder}, and its people with operators.`);
  print(await saveBusiness(client(), from, false, picturesDir()));
  print(await addOperator(client(), { business: brand.name, name: operator, role: 'manager' }));
  if (email) {
    const first = { business: brand.name, name: operator, role: 'administrator', email } as const;
    print(await addOperator(client(), first));
  }
}
