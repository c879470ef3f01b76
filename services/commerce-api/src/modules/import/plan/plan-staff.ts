import type { operators } from '../../../database/schema/operator';
import { newId } from '../../../ids';
import type { PlanContext } from './plan-context';
import { requireFieldsOfNewRow } from './required-fields';
import { ChangeCount, outcomeOf, valueOrDefault } from './table-writes';

type OperatorRow = typeof operators.$inferSelect;
export type StaffRow = Pick<OperatorRow, 'id' | 'businessId' | 'name' | 'role'> & { code: string };

export interface StaffPlan {
  /** New, or with a key that was withdrawn: they need a key. */
  added: StaffRow[];
  changed: StaffRow[];
  withdraw: number[];
  tally: ChangeCount;
}

/** Plans the operators that the files name. Those that were added by a command have no code and stay as they are. */
export function planStaff(context: PlanContext): StaffPlan {
  const { business, files, shop, removeMissing, problems } = context;
  const plan: StaffPlan = { added: [], changed: [], withdraw: [], tally: new ChangeCount('staff') };
  if (!files.staff.isPresent) return plan;
  const byCode = new Map(shop.staff.map((row) => [row.code, row]));
  for (const row of files.staff.rows) {
    context.step(1);
    const { code = '', name, role } = row.values;
    const was = byCode.get(code);
    byCode.delete(code);
    if (!was && !requireFieldsOfNewRow('staff', code, row, problems)) continue;
    const person: StaffRow = {
      id: was?.id ?? newId(),
      businessId: business.id,
      code,
      name: valueOrDefault(name, was?.name, ''),
      role: valueOrDefault(role, was?.role, 'picker'),
    };
    const outcome = was?.withdrawnAt ? 'added' : outcomeOf(was, person);
    plan.tally.record(outcome);
    if (outcome !== 'unchanged') plan[outcome].push(person);
  }
  const others = [...byCode.values()].filter(({ withdrawnAt }) => withdrawnAt === null);
  plan.withdraw = removeMissing ? others.map(({ id }) => id) : [];
  plan.tally.record(removeMissing ? 'removed' : 'missing', others.length);
  return plan;
}
