import type { BasketState } from '@storefront/bus/state.types';

type DealState = BasketState['deals'][number];

/**
 * What a deal's bar says. The back end decides whether a deal applies: it may need one of each section, another deal may
 * use the same items, or they may cost less without it.
 * @param state the deal in the basket; undefined while the basket has none of its items, or the deal saves nothing
 * @param count how many of its items are in the basket
 * @param needed how many items the deal needs
 * @param text the deal in short: '2 for £4'
 * @param money formats an amount in minor units
 */
export function dealProgress(
  state: DealState | undefined,
  count: number,
  needed: number,
  text: string,
  money: (minor: number) => string,
): { value: number; words: string } {
  if (state && state.saving > 0) return { value: needed, words: `${text}: you save ${money(state.saving)}` };
  const missing = state?.missing || Math.max(0, needed - count);
  if (missing > 0) return { value: Math.max(0, needed - missing), words: `Add ${missing} more: ${text}` };
  if (state?.missingSpend) return { value: needed, words: `Spend ${money(state.missingSpend)} more: ${text}` };
  return { value: needed, words: 'These cost the same or less without the deal, so it is not applied.' };
}
