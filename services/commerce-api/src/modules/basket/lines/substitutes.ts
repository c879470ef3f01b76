import type { LineSubstitute, SubstituteChoice } from '@storefront/api/entities/basket';
import { defaultChoice, findOptionFaults } from '@storefront/api/option-rules';
import type { Database } from '../../../database/database.types';
import { refuse } from '../../../problem';
import { readItems } from '../../catalogue/catalogue-source';
import { optionView } from '../../catalogue/items/item-view';
import { type ItemFacts, type Listing, listingsOfItems, type OptionRow } from '../../catalogue/items/items.repository';
import type { BasketRow, LineRow } from '../basket.repository';

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

/** The choice for releases that know two choices only. */
export const substitutionOf = (substitute: Pick<LineSubstitute, 'kind'> | null): 'allow' | 'refuse' =>
  substitute?.kind === 'similar' || substitute?.kind === 'item' ? 'allow' : 'refuse';

interface Replaced {
  storeId: number | null;
  itemId: number;
  confirmedAge: number | null;
}

/** An item that a line's substitute names, as its store sells it; undefined if it does not. */
interface Replacement {
  facts: Pick<ItemFacts, 'minimumAge'>;
  options: readonly OptionRow[];
  listing: Pick<Listing, 'inStock'>;
}

/** The store sells the chosen item without further questions, and the shopper is old enough for it. */
function canReplace(
  { itemId, confirmedAge }: Omit<Replaced, 'storeId'>,
  { kind, menuItemId }: SubstituteChoice,
  chosen: Replacement | undefined,
): boolean {
  if (kind !== 'item') return true;
  if (menuItemId === itemId || !chosen?.listing.inStock || (chosen.facts.minimumAge ?? 0) > (confirmedAge ?? 0))
    return false;
  const options = chosen.options.map(optionView);
  return findOptionFaults(options, defaultChoice(options)).length === 0;
}

/** What the items that substitutes name are at a store, by id, in three statements. */
export async function replacementsAt(
  tx: Database,
  storeId: number | null,
  choices: readonly (SubstituteChoice | null | undefined)[],
): Promise<ReadonlyMap<number, Replacement>> {
  const ids = [...new Set(choices.flatMap((choice) => (choice?.kind === 'item' && choice.menuItemId) || []))];
  const listings = await listingsOfItems(tx, storeId ?? 0, ids);
  const items = await readItems(tx, [...listings.keys()]);
  return new Map(
    [...items].flatMap(([id, item]) => {
      const listing = listings.get(id);
      return listing ? [[id, { ...item, listing }] as const] : [];
    }),
  );
}

/** The choice if it is still possible, for a line that is added again. */
export function possibleSubstitute(
  replaced: Omit<Replaced, 'storeId'>,
  choice: SubstituteChoice | null,
  replacements: ReadonlyMap<number, Replacement>,
): SubstituteChoice | undefined {
  return choice && canReplace(replaced, choice, replacements.get(choice.menuItemId ?? 0)) ? choice : undefined;
}

/** How a choice is stored in a line. */
export function columnsOf(choice: SubstituteChoice): Pick<LineRow, 'substitute' | 'substitution'> {
  const stored: SubstituteChoice = choice.kind === 'item' ? choice : { kind: choice.kind };
  return { substitute: stored, substitution: substitutionOf(stored) };
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
  const replacements = await replacementsAt(tx, replaced.storeId, [choice]);
  if (!possibleSubstitute(replaced, choice, replacements)) throw refuse('substitute_invalid');
  return columnsOf(choice);
}
