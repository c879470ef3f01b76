import type { LineSubstitute, SubstituteChoice } from '@storefront/api/entities/basket';
import { defaultChoice, findOptionFaults } from '@storefront/api/option-rules';
import type { Database } from '../../database/database.types';
import { refuse } from '../../problem';
import { optionView } from '../catalogue/item-view';
import { listedItem, optionsOf } from '../catalogue/items.repository';
import type { BasketRow, LineRow } from './basket.repository';

/** The choice made for a line; null if there is none. Lines of older releases have only `substitution`. */
export function ownSubstitute({
  substitute,
  substitution,
}: Pick<LineRow, 'substitute' | 'substitution'>): SubstituteChoice | null {
  return substitute ?? (substitution === 'allow' ? { kind: 'similar' } : null);
}

/**
 * What happens to a line whose item is out of stock; null if the shopper has not chosen. The choice for all lines never
 * replaces an item that was made with the shopper's text.
 * @param nameOf the name of an item
 */
export function substituteOf(
  { substituteForAll }: Pick<BasketRow, 'substituteForAll'>,
  row: LineRow,
  nameOf: (itemId: number) => string | undefined,
): LineSubstitute | null {
  const own = ownSubstitute(row);
  if (own) {
    const menuItemId = own.kind === 'item' ? (own.menuItemId ?? null) : null;
    return { kind: own.kind, isOwn: true, menuItemId, name: menuItemId === null ? null : (nameOf(menuItemId) ?? null) };
  }
  const hasText = row.options.some(({ text }) => text);
  if (!substituteForAll || hasText) return null;
  return { kind: substituteForAll, isOwn: false, menuItemId: null, name: null };
}

/** The same for releases that know two choices only. */
export const substitutionOf = (substitute: Pick<LineSubstitute, 'kind'> | null): 'allow' | 'refuse' =>
  substitute?.kind === 'similar' || substitute?.kind === 'item' ? 'allow' : 'refuse';

interface Replaced {
  storeId: number | null;
  itemId: number;
  confirmedAge: number | null;
}

/** The store sells the chosen item without further questions, and the shopper is old enough for it. */
async function canReplace(tx: Database, replaced: Replaced, choice: SubstituteChoice): Promise<boolean> {
  if (choice.kind !== 'item') return true;
  const { menuItemId } = choice;
  if (menuItemId === undefined || menuItemId === replaced.itemId) return false;
  const item = await listedItem(tx, replaced.storeId ?? 0, menuItemId);
  if (!item?.inStock || (item.minimumAge ?? 0) > (replaced.confirmedAge ?? 0)) return false;
  const options = (await optionsOf(tx, [menuItemId])).map(optionView);
  return findOptionFaults(options, defaultChoice(options)).length === 0;
}

/** The choice if it is still possible, for a line that is added again. */
export async function possibleSubstitute(
  tx: Database,
  replaced: Replaced,
  choice: SubstituteChoice | null,
): Promise<SubstituteChoice | undefined> {
  return choice && (await canReplace(tx, replaced, choice)) ? choice : undefined;
}

interface RequestedSubstitute {
  substitute?: SubstituteChoice;
  substitution?: 'allow' | 'refuse';
}

/**
 * The columns of a line for a requested choice; none if the request has no choice.
 * @throws Problem substitute_invalid: the chosen item cannot replace the line's
 */
export async function substituteColumns(
  tx: Database,
  replaced: Replaced,
  { substitute, substitution }: RequestedSubstitute,
): Promise<Partial<Pick<LineRow, 'substitute' | 'substitution'>>> {
  const earlier: SubstituteChoice | undefined = substitution && { kind: substitution === 'allow' ? 'similar' : 'none' };
  const choice = substitute ?? earlier;
  if (!choice) return {};
  if (!(await canReplace(tx, replaced, choice))) throw refuse('substitute_invalid');
  const stored: SubstituteChoice = choice.kind === 'item' ? choice : { kind: choice.kind };
  return { substitute: stored, substitution: substitutionOf(stored) };
}
