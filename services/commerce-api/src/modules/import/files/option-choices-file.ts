import { OPTION_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import { amount, whole } from '../columns/amount-columns';
import { flag } from '../columns/choice-columns';
import { costsByChoice } from '../columns/choice-name-columns';
import { optional, required } from '../columns/column';
import { code, line } from '../columns/text-columns';
import { defineFile } from './import-file';

export const optionChoicesFile = defineFile({
  kind: 'option-choices',
  about: 'The choices of the option groups, in the order in which they are shown.',
  key: ['group', 'code'],
  whole: true,
  isPart: true,
  columns: {
    group: required(code('The code of its option group')),
    code: required(code('Your own name for the choice; unique within its group')),
    name: required(line('The answer, such as Large', 80)),
    extra_cost: optional(amount('What it adds to the price'), 0),
    text_label: optional(
      line('The question, if the choice needs a text of the shopper, such as Which initials?', 60),
      null,
    ),
    text_max_length: optional(whole('The maximum length of that text', 1, OPTION_TEXT_MAX_LENGTH), null),
    default: optional(flag('Selected by default'), false),
    extra_cost_by_choice: optional(
      costsByChoice('What it adds instead when a choice of another group is selected'),
      [],
    ),
  },
});
