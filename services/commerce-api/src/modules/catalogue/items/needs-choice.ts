import { defaultChoice, findOptionFaults, optionsCost } from '@storefront/api/option-rules';
import type { OptionRow } from './items.repository';

/**
 * Whether the shopper must choose before an item can be added at the price on its card: the choice that its options begin
 * with is not a valid one, or costs more.
 */
export function needsChoice(options: readonly OptionRow[]): boolean {
  const choice = defaultChoice(options);
  return findOptionFaults(options, choice).length > 0 || optionsCost(options, choice) > 0;
}
