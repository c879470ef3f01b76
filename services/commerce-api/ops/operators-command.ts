import type { ApiClient } from '@storefront/api/client';
import { formatMoment } from './moment';
import type { OperatorsCommand } from './operators-arguments';
import { formatTable } from './table';

/** Lists, adds or withdraws operators; returns the text to print. */
export async function runOperatorsCommand(client: ApiClient, command: OperatorsCommand): Promise<string[]> {
  const business = command.business === undefined ? {} : { business: command.business };
  if (command.action === 'add') {
    const { operator: name, role } = command;
    const result = await client.call('POST /admin/operator-add', { body: { ...business, name, role } });
    if (!result.ok) throw new Error(result.error.detail);
    return [`${name} is operator ${result.data.operator.operatorId}. Their key, shown only now:`, result.data.key];
  }
  if (command.action === 'withdraw') {
    const { operatorId } = command;
    const result = await client.call('POST /admin/operator-withdraw', { body: { operatorId } });
    if (!result.ok) throw new Error(`There is no operator ${operatorId}`);
    return [`The key of ${result.data.name} is withdrawn`];
  }
  const result = await client.call('POST /admin/operators', { body: business });
  if (!result.ok) throw new Error(result.error.detail);
  const rows = result.data.operators.map((operator) => [
    String(operator.operatorId),
    operator.name,
    operator.role,
    String(operator.businessId),
    formatMoment(operator.createdAt),
    formatMoment(operator.withdrawnAt),
  ]);
  return [
    ...formatTable(['Operator', 'Name', 'Role', 'Business', 'Added', 'Withdrawn'], rows),
    '',
    `${rows.length} operators`,
  ];
}
