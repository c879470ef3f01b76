import { type Catalogue, saving } from '../content/catalogue';
import { categoryAdder } from '../content/category-rows';
import { featuredPlaces } from '../content/featured-places';
import type { DemoIds } from '../content/ids';
import { noteReader } from '../content/notes';
import { optionsOf } from '../content/option-recipe';
import { unitOf } from '../content/pack-size';
import { imagesOf, morePicturesOf, tileUrl } from '../content/picture-url';
import type { Range, RangeLine } from '../content/range';
import { slugOf } from '../content/slug';
import type { DemoCategory } from '../demo-data.types';
import { retailBrand } from './brands';
import { retailRanges } from './departments';
import { finishVariant } from './finishes';
import { retailFacts } from './item-facts';
import { retailOptions } from './option-recipes';

const ACCENT = { color: '#ffffff', backgroundColor: '#2117ff' };
const INK = { color: '#ffffff', backgroundColor: '#11121a' };

/** The motif that represents a product line when one picture is needed. */
const firstMotif = ([, motif, colours]: RangeLine): string =>
  colours === '' ? motif : `${motif}-${colours.split(' ')[0]}`;

function badgeOf(price: number, was: number | null, notes: string | undefined) {
  const note = noteReader(notes);
  if (was !== null) return { text: saving(price, was), ...ACCENT };
  if (note.has('best')) return { text: 'Best seller', ...INK };
  if (note.has('uk')) return { text: 'Made in UK', ...INK };
  return note.has('new') ? { text: 'New', ...INK } : null;
}

/** Lathmere's ranges as rows: each product once in each of its colours. */
export function retailCatalogue(businessId: number, ids: DemoIds): Catalogue {
  const made: Catalogue = { categories: [], items: [], options: [] };
  const addCategory = categoryAdder(businessId, made.categories, ids);
  const placeOf = featuredPlaces();

  const addItem = (line: RangeLine, colour: string, care: string, category: DemoCategory, range: string): void => {
    const [product, base, colours, cost, size, about, notes] = line;
    const [price = 0, was = null] = cost.split('<').map(Number);
    const note = noteReader(notes);
    const name = colours.includes(' ') ? `${product}, ${colour}` : product;
    const motif = colour === '' ? base : `${base}-${colour}`;
    const measured = note.valueOf('unit');
    const count = /set of (\d+)|(\d+) pieces|(\d+) pack/.exec(`${product} ${size}`)?.slice(1).find(Boolean);
    const pair = /\bpair\b/.test(product) ? '2' : undefined;
    const id = ids.item();
    made.items.push({
      price,
      wasPrice: was,
      item: {
        id,
        businessId,
        categoryId: category.id,
        slug: slugOf(name),
        name,
        brand: retailBrand(range, product),
        description: `${about} ${size}.`,
        badge: badgeOf(price, was, notes),
        tags: [...(colour === '' ? [] : [colour]), ...(note.has('uk') ? ['made in UK'] : [])],
        images: imagesOf(motif),
        morePictures: morePicturesOf(motif),
        categoryImage: tileUrl(motif),
        ingredients: null,
        allergens: [],
        nutrition: [],
        portion: null,
        abv: null,
        facts: retailFacts(line, range),
        storage: care,
        weight: size,
        unit:
          measured === undefined
            ? count === undefined && pair === undefined
              ? null
              : { amount: Number(count ?? pair), of: 'each' }
            : unitOf(/[a-z]/.test(measured) ? measured : `${measured}g`),
        hfss: false,
        vatClass: 'standard',
        availableDays: null,
        availableFrom: null,
        minimumAge: note.valueOf('age') === undefined ? null : Number(note.valueOf('age')),
        ...finishVariant(line, colour, range),
        position: placeOf(range, product),
      },
    });
    const recipe = retailOptions[note.valueOf('opt') ?? ''];
    if (recipe !== undefined) made.options.push(...optionsOf(id, recipe, ids));
  };

  const addRange = (range: Range): void => {
    const root = addCategory(range.name, range.motif, null, range.slug);
    for (const aisle of range.aisles) {
      const head = aisle.shelves[0]?.lines[0];
      const middle = addCategory(aisle.name, head === undefined ? range.motif : firstMotif(head), root);
      for (const shelf of aisle.shelves) {
        const first = shelf.lines[0];
        const leaf = addCategory(shelf.name, first === undefined ? range.motif : firstMotif(first), middle);
        for (const line of shelf.lines)
          for (const colour of line[2].split(' ')) addItem(line, colour, shelf.care, leaf, range.slug);
      }
    }
  };
  retailRanges.forEach(addRange);
  return made;
}
