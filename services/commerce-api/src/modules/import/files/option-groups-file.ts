import { whole } from '../columns/amount-columns';
import { flag } from '../columns/choice-columns';
import { choiceName } from '../columns/choice-name-columns';
import { optional, required } from '../columns/column';
import { code, line } from '../columns/text-columns';
import { defineFile } from './import-file';

export const optionGroupsFile = defineFile({
  kind: 'option-groups',
  about:
    'Questions that are asked before an item goes into the basket, as its size. Any number of items may ask the same. Needs option-choices.csv.',
  key: ['code'],
  whole: true,
  columns: {
    code: required(code('Your own name for the group')),
    name: required(line('The question, such as Size', 80)),
    placeholder: optional(line('A hint beside it, such as Choose up to two', 80), null),
    minimum: optional(whole('The minimum number of choices', 0, 50), 0),
    maximum: optional(whole('The maximum number of choices', 1, 50), 1),
    one_choice_only: optional(flag('Only one of its choices may be selected, regardless of the maximum'), false),
    show_as_grid: optional(flag('Choices side by side instead of one below the other'), false),
    free_choices: optional(whole('The number of choices without extra cost, the cheapest first', 0, 50), 0),
    depends_on: optional(choiceName('Asked only if this choice of an earlier group was selected'), null),
  },
});
