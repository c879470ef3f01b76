import { OperatorRole } from '@storefront/api/entities/operator';
import { oneOf } from '../columns/choice-columns';
import { required } from '../columns/column';
import { code, line } from '../columns/text-columns';
import { defineFile } from './import-file';

export const staffFile = defineFile({
  kind: 'staff',
  about:
    'People who work on orders. The storefront makes the key of each new one; keys are never imported, and stay when a name or a role changes.',
  key: ['code'],
  columns: {
    code: required(code('Your own name for the person, such as a staff number')),
    name: required(line('The name by which the events of orders know them', 80)),
    role: required(oneOf('What they may do', OperatorRole.enum)),
  },
});
