import type { Line, Shelf } from '../content/department';
import { noteReader } from '../content/notes';

/** Names that keep their capital after 'Organic'. */
const PROPER = /^(Gala|Conference|Maris|Greek|Pinot|Sauvignon)/;

/** The organic version of a product: dearer, with the same picture but for its mark. */
function organicSister([name, motif, packs, about, notes = '']: Line): Line {
  const dearer = packs.replace(
    / (\d+)(?:<\d+)?(?=,|$)/g,
    (_, price: string) => ` ${Math.round((Number(price) * 1.35) / 5) * 5}`,
  );
  const called = PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  return [`Organic ${called}`, motif, dearer, about, `${notes.replace('new', '')} certified`];
}

/** A shelf's lines, followed by the organic versions of those that have one. */
export function linesOf({ lines }: Shelf): Line[] {
  return [...lines, ...lines.filter(([, , , , notes]) => noteReader(notes).has('organic')).map(organicSister)];
}
