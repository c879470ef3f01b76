import type { ApiClient } from '@storefront/api/client';
import { OperatorRole } from '@storefront/api/entities/operator';
import type { BodyOf } from '@storefront/api/operation-types';
import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { formatMoment } from '../moment';
import { BUSINESS_OPTION, refuseUnknownActions, wholeOf } from '../option-values';
import { formatTable } from '../table';

const roles: readonly OperatorRole[] = OperatorRole.enum;

export function addOperatorsCommands(program: Command, { client, print }: OpsContext): void {
  const operators = refuseUnknownActions(program.command('operators')).description(
    'list, add or withdraw people who log in at the desk or have keys of their own',
  );
  operators
    .command('list', { isDefault: true })
    .description('list them (the default)')
    .option(...BUSINESS_OPTION)
    .action(async (body: BodyOf<'POST /admin/operators'>) => {
      const result = await client().call('POST /admin/operators', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const rows = result.data.operators.map((operator) => [
        String(operator.operatorId),
        operator.name,
        operator.role,
        operator.email ?? 'a key only',
        String(operator.businessId),
        formatMoment(operator.createdAt),
        formatMoment(operator.withdrawnAt),
      ]);
      const headings = ['Operator', 'Name', 'Role', 'Logs in with', 'Business', 'Added', 'Withdrawn'];
      print([...formatTable(headings, rows), '', `${rows.length} operators`]);
    });
  operators
    .command('add')
    .description('add one: invite them by e-mail, or print a key')
    .argument('<name...>', 'such as Sam Hill')
    .option('--role <role>', roles.join(', '))
    .option('--email <address>', 'with which they log in at the desk; an invitation is mailed to it')
    .option('--stores <slugs>', 'the only stores of somebody who is invited, such as borough,hackney')
    .option(...BUSINESS_OPTION)
    .action(async (words: string[], options: AddOptions) => {
      const role = roles.find((one) => one === options.role);
      if (!role) throw new Error(`Which role? --role ${roles.join(', ')}`);
      const { business, email } = options;
      const stores = options.stores?.split(',').map((slug) => slug.trim());
      const body = { business, name: words.join(' '), role, ...(email && { email }), ...(stores && { stores }) };
      print(await addOperator(client(), body));
    });
  operators
    .command('withdraw')
    .description('refuse their key and their log-ins from now on')
    .argument('<operator>', 'the number of the operator', wholeOf('The operator'))
    .action(async (operatorId: number) => {
      const result = await client().call('POST /admin/operator-withdraw', { body: { operatorId } });
      if (!result.ok) throw new Error(`There is no operator ${operatorId}`);
      print([`${result.data.name} is withdrawn`]);
    });
}

interface AddOptions {
  readonly role?: string;
  readonly business?: string;
  readonly email?: string;
  readonly stores?: string;
}

/** Returns the text to print, with the key of one who has no e-mail address. @throws Error with what is refused */
export async function addOperator(client: ApiClient, body: BodyOf<'POST /admin/operator-add'>): Promise<string[]> {
  const result = await client.call('POST /admin/operator-add', { body });
  if (!result.ok) throw new Error(result.error.detail);
  const { operator, key } = result.data;
  if (key === undefined)
    return [`${body.name} is operator ${operator.operatorId}. An invitation to log in is mailed to ${operator.email}.`];
  return [`${body.name} is operator ${operator.operatorId}. Their key, shown only now:`, key];
}
