import { newId } from '../../../../ids';
import { refusedWith } from '../named-rows';
import type { PlanContext } from '../plan-context';
import type { ChangeCount, Writes } from '../table-writes';
import { type OptionGroup, type OptionRow, optionOf } from './option-groups';

export interface OptionsPlan {
  writes: Writes<OptionRow>;
  remove: number[];
  tally: ChangeCount;
}

interface ItemOptionGroups {
  id: number;
  row: number;
  /** The codes of its groups, in order. */
  groupCodes: readonly string[];
}

function write(plan: OptionsPlan, was: OptionRow | undefined, option: OptionRow): void {
  plan.tally.record(plan.writes.add(was, option));
}

/** A group that a choice depends on must belong to the same item and come earlier. */
function checkOrder(
  { problems }: PlanContext,
  { row, groupCodes: wanted }: ItemOptionGroups,
  group: OptionGroup,
  position: number,
): void {
  const on = group.row.values.depends_on?.group;
  const at = on === undefined ? -1 : wanted.indexOf(on);
  if (on !== undefined && (at < 0 || at >= position))
    problems.add(
      'items',
      row,
      'option_groups',
      `${group.code} depends on a choice of ${on}, so ${on} must come before it`,
    );
  const sizes = new Set(
    group.choices.flatMap(({ values }) => (values.extra_cost_by_choice ?? []).map((cost) => cost.group)),
  );
  for (const size of sizes)
    if (!wanted.includes(size))
      problems.add(
        'items',
        row,
        'option_groups',
        `${group.code} costs by the choice of ${size}, so ${size} must be listed too`,
      );
}

/** The options of an item whose row names its groups: exactly these groups. */
export function planOptions(
  context: PlanContext,
  plan: OptionsPlan,
  groups: ReadonlyMap<string, OptionGroup>,
  item: ItemOptionGroups,
  had: readonly OptionRow[],
): void {
  const { files, problems } = context;
  const kept = new Set<number>();
  for (const [position, code] of item.groupCodes.entries()) {
    const group = groups.get(code);
    if (!group) {
      const file = files['option-groups'];
      if (file.refused.has(code)) problems.add('items', item.row, 'option_groups', refusedWith('option group', code));
      else if (!file.unreadable && !file.keys.has(code))
        problems.add(
          'items',
          item.row,
          'option_groups',
          `there is no option group ${code}; import option-groups and option-choices with it, or correct the code`,
        );
      continue;
    }
    checkOrder(context, item, group, position);
    const was = had.find((option) => option.code === code);
    const id = was?.id ?? newId();
    kept.add(id);
    write(plan, was, optionOf(group, item.id, position, id));
  }
  const gone = had.filter(({ id }) => !kept.has(id));
  plan.remove.push(...gone.map(({ id }) => id));
  plan.tally.record('removed', gone.length);
}

/** Groups of the files that other items already use: their definitions are updated. */
export function planOptionsElsewhere(
  { problems }: PlanContext,
  plan: OptionsPlan,
  groups: ReadonlyMap<string, OptionGroup>,
  others: readonly OptionRow[],
): void {
  const itemsWithOption = new Set(others.map(({ itemId, code }) => `${itemId} ${code}`));
  for (const was of others) {
    const group = was.code === null ? undefined : groups.get(was.code);
    if (!group) {
      // Items that the files do not mention lose nothing.
      plan.tally.record('missing');
      continue;
    }
    const on = group.row.values.depends_on?.group;
    if (on !== undefined && !itemsWithOption.has(`${was.itemId} ${on}`))
      problems.add(
        'option-groups',
        group.row.row,
        'depends_on',
        `an item has ${group.code} without ${on}; import the item too`,
      );
    write(plan, was, optionOf(group, was.itemId, was.position, was.id));
  }
}
