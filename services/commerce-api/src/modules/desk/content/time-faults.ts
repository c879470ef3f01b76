import type { ProblemField } from '@storefront/api/entities/problem';
import { fault } from '../../businesses/settings-faults';

/**
 * What is wrong with a start and an end.
 * @param typed the start and the end by their fields' names, in this order
 * @param instants what they mean; null for none, or for a day that does not exist
 */
export function timeFaults(
  typed: Readonly<Record<string, string | null>>,
  instants: readonly [from: Date | null, until: Date | null],
): ProblemField[] {
  const names = Object.keys(typed);
  const faults = names.flatMap((name, at) =>
    typed[name] !== null && instants[at] === null ? [fault(name, `${typed[name]} is not a day`)] : [],
  );
  const [from, until] = instants;
  if (from && until && until <= from) faults.push(fault(names[1] ?? '', 'The end is not after the start'));
  return faults;
}
