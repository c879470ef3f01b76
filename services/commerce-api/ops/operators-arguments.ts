import { parseArgs } from 'node:util';
import { type OperatorRole, OperatorRole as roles } from '@storefront/api/entities/operator';
import { wholeOf } from './option-values';

export type OperatorsCommand = { name: 'operators'; business?: string } & (
  | { action: 'list' }
  | { action: 'add'; operator: string; role: OperatorRole }
  | { action: 'withdraw'; operatorId: number }
);

const knownRoles: readonly OperatorRole[] = roles.enum;

/** Parses the words after `npm run ops -- operators`. */
export function parseOperatorsCommand(words: readonly string[]): OperatorsCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { business: { type: 'string' }, role: { type: 'string' } },
  });
  const [action = 'list', ...rest] = positionals;
  const command = { name: 'operators' as const, ...(values.business !== undefined && { business: values.business }) };
  if (action === 'list') return { ...command, action };
  if (action === 'withdraw') return { ...command, action, operatorId: wholeOf(rest[0] ?? '', 'The operator') };
  if (action !== 'add') throw new Error(`Unknown action: ${action}. Known: list, add, withdraw`);
  const operator = rest.join(' ');
  if (!operator) throw new Error('Who? For example: operators add "Sam Hill" --role picker');
  const role = knownRoles.find((one) => one === values.role);
  if (!role) throw new Error(`Which role? --role ${knownRoles.join(', ')}`);
  return { ...command, action, operator, role };
}
