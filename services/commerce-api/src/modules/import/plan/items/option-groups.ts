import { OPTION_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import type { OptionValue } from '@storefront/api/entities/menu-item-option';
import type { itemOptions } from '../../../../database/schema/catalogue';
import type { optionChoicesFile } from '../../files/option-choices-file';
import type { optionGroupsFile } from '../../files/option-groups-file';
import { keyOf, type Row, wholesOf } from '../../read-files';
import { derivedId } from '../derived-id';
import { refusedWith } from '../named-rows';
import type { PlanContext } from '../plan-context';

type GroupValues = Row<typeof optionGroupsFile.columns>;
type ChoiceValues = Row<typeof optionChoicesFile.columns>;
export type OptionRow = typeof itemOptions.$inferSelect;

/** An option group as defined in the files, for any number of items. */
export interface OptionGroup {
  code: string;
  row: GroupValues;
  choices: ChoiceValues[];
}

const valueId = (itemId: number, group: string, choice: string) => derivedId('choice', itemId, group, choice);

/** The maximum number of choices in a group. */
const maxChoices = ({ row: { values } }: OptionGroup) => (values.one_choice_only ? 1 : (values.maximum ?? 1));

function checkGroup(group: OptionGroup, { files, problems }: PlanContext): void {
  const {
    row: { row, values, faulty },
    choices,
    code,
  } = group;
  const most = maxChoices(group);
  const tell = (column: string, message: string) => {
    if (!faulty.has(column)) problems.add('option-groups', row, column, message);
  };
  if (wholesOf(files['option-choices'].refused).has(code))
    problems.add('option-groups', row, 'code', refusedWith('a choice of', code));
  else if (choices.length === 0 && !files['option-choices'].unreadable)
    problems.add('option-groups', row, 'code', `${code} has no choices; give it some in option-choices`);
  if ((values.minimum ?? 0) > Math.max(1, choices.length))
    tell('minimum', `${values.minimum} must be chosen of ${choices.length}; lower it, or give the group more choices`);
  if ((values.minimum ?? 0) > most)
    tell('minimum', `${values.minimum} must be chosen but ${most} may be; lower one or raise the other`);
  if ((values.free_choices ?? 0) > most)
    tell('free_choices', `${values.free_choices} are free but only ${most} may be chosen`);
  const chosen = choices.filter(({ values: { default: begins } }) => begins);
  if (chosen.length > most)
    problems.add(
      'option-choices',
      chosen[most]?.row ?? 0,
      'default',
      `${code} would begin with ${chosen.length} choices, and ${most} may be taken`,
    );
}

/** The option groups of the files by code, with their choices. */
export function readGroups(context: PlanContext): ReadonlyMap<string, OptionGroup> {
  const { files, problems } = context;
  const [groupsFile, choicesFile] = [files['option-groups'], files['option-choices']];
  if (groupsFile.isPresent && !choicesFile.isPresent)
    problems.add('option-groups', 0, null, 'option-choices must be imported too, because a group needs its choices');
  if (choicesFile.hasStrayParts)
    problems.add('option-choices', 0, 'group', 'a refused row names no group, so no group is known to be complete');
  const groups = new Map<string, OptionGroup>();
  for (const row of groupsFile.rows) {
    const code = row.values.code ?? '';
    groups.set(code, { code, row, choices: [] });
  }
  for (const choice of choicesFile.rows) {
    const code = choice.values.group ?? '';
    const group = groups.get(code);
    if (group) group.choices.push(choice);
    else if (groupsFile.refused.has(code))
      problems.add('option-choices', choice.row, 'group', refusedWith('option group', code));
    else if (!groupsFile.unreadable && !groupsFile.keys.has(code))
      problems.add(
        'option-choices',
        choice.row,
        'group',
        `there is no group ${code} in option-groups; import it too, or correct the code`,
      );
  }
  context.step(groupsFile.rows.length + choicesFile.rows.length);
  for (const group of groups.values()) checkGroup(group, context);
  checkChoiceNames(groups, context);
  return groups;
}

/** Checks that referenced groups and choices exist. */
function checkChoiceNames(groups: ReadonlyMap<string, OptionGroup>, { files, problems }: PlanContext): void {
  const known = files['option-choices'].keys;
  const tell = (
    kind: 'option-groups' | 'option-choices',
    row: number,
    column: string,
    group: string,
    choice: string,
  ) => {
    const { unreadable, refused } = files['option-choices'];
    if (unreadable || known.has(keyOf(group, choice))) return;
    const message = refused.has(keyOf(group, choice))
      ? refusedWith('choice', `${group}/${choice}`)
      : `there is no choice ${group}/${choice} in option-choices`;
    problems.add(kind, row, column, message);
  };
  for (const { row, choices } of groups.values()) {
    const on = row.values.depends_on;
    if (on) tell('option-groups', row.row, 'depends_on', on.group, on.choice);
    for (const choice of choices)
      for (const one of choice.values.extra_cost_by_choice ?? [])
        tell('option-choices', choice.row, 'extra_cost_by_choice', one.group, one.choice);
  }
}

/** An item's own copy of a group: its choices get ids of their own. */
export function optionOf(group: OptionGroup, itemId: number, position: number, id: number): OptionRow {
  const { values } = group.row;
  return {
    id,
    itemId,
    code: group.code,
    name: values.name ?? '',
    placeholder: values.placeholder ?? null,
    maximumSelected: values.maximum ?? 1,
    minimumSelected: values.minimum ?? 0,
    displayAsGrid: values.show_as_grid ?? false,
    mutuallyExclusive: values.one_choice_only ?? false,
    dependentOn: values.depends_on ? valueId(itemId, values.depends_on.group, values.depends_on.choice) : null,
    extraCostInstancesThreshold: values.free_choices ?? 0,
    values: group.choices.map(({ values: choice }) => choiceOf(group.code, itemId, choice)),
    position,
  };
}

function choiceOf(group: string, itemId: number, choice: ChoiceValues['values']): OptionValue {
  const id = valueId(itemId, group, choice.code ?? '');
  return {
    id,
    name: choice.name ?? '',
    extraCost: choice.extra_cost ?? 0,
    default: choice.default ?? false,
    ...(choice.text_label && {
      text: { label: choice.text_label, maxLength: choice.text_max_length ?? OPTION_TEXT_MAX_LENGTH },
    }),
    sizeExtraCost: (choice.extra_cost_by_choice ?? []).map((cost) => {
      const sizeId = valueId(itemId, cost.group, cost.choice);
      return { id: derivedId('cost', id, sizeId), sizeId, extraCost: cost.extraCost };
    }),
  };
}
