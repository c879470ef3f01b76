import { shopZone } from '@storefront/dates/shop-zone';
import { addDays, localDay } from '../../src/local-day';
import { dietsOf } from '../../src/modules/catalogue/food/diets';
import { allergensNamed, contained, markAllergens } from '../../src/modules/catalogue/food/ingredient-words';
import { type Catalogue, saving } from '../content/catalogue';
import { categoryAdder } from '../content/category-rows';
import type { Department, Line, Shelf } from '../content/department';
import { featuredPlaces } from '../content/featured-places';
import type { FoodKind } from '../content/food-kind';
import type { DemoIds } from '../content/ids';
import { noteReader } from '../content/notes';
import { optionsOf } from '../content/option-recipe';
import { type Pack, packsOf } from '../content/pack-size';
import { imagesOf, morePicturesOf, tileUrl } from '../content/picture-url';
import { pickBy } from '../content/random';
import { slugOf } from '../content/slug';
import type { DemoCategory, DemoItem } from '../demo-data.types';
import { groceryBrand } from './brands';
import { groceryDepartments } from './departments';
import { foodOf } from './foods';
import { groceryFacts } from './item-facts';
import { ambientKinds } from './kinds-ambient';
import { chilledKinds } from './kinds-chilled';
import { freshKinds } from './kinds-fresh';
import { groceryOptions } from './option-recipes';
import { packPicture } from './pack-pictures';
import { linesOf } from './shelf-lines';
import { groceryVatClass } from './vat-class';

const KINDS: Readonly<Record<string, FoodKind>> = { ...freshKinds, ...chilledKinds, ...ambientKinds };
const SALE = { color: '#2b1600', backgroundColor: '#f68b1f' };
const NEW = { text: 'New', color: '#ffffff', backgroundColor: '#1b5a38' };
/** '6 × 330ml', '2 litres', '4 pack'. */
const shownSize = (size: string): string => size.replace(' x ', ' × ').replace(/(\d)(litre|pack)/, '$1 $2');

/** 'Whole milk, 2 pints', 'Cheddar 350g', 'Cucumber'. */
function nameWith(name: string, size: string): string {
  if (size === 'each') return name;
  const shown = shownSize(size);
  return /^[\d.]+(g|kg|ml|cl)$/.test(size) ? `${name} ${shown}` : `${name}, ${shown}`;
}

/** The sizes of one product are a family; a product with one size has none. */
function sizeVariant(product: string, packs: readonly Pack[], { size }: Pack): Pick<DemoItem, 'family' | 'variant'> {
  if (packs.length < 2) return { family: null, variant: [] };
  return { family: slugOf(product), variant: [{ name: 'Size', value: shownSize(size), colour: null }] };
}

/** Pipwell's departments as rows. */
export function groceryCatalogue(businessId: number, ids: DemoIds, now: Date): Catalogue {
  const today = localDay(now, shopZone);
  const made: Catalogue = { categories: [], items: [], options: [] };
  const addCategory = categoryAdder(businessId, made.categories, ids);
  const placeOf = featuredPlaces();

  const addItem = (line: Line, pack: Pack, shelf: Shelf, category: DemoCategory, department: string): void => {
    const [product, motif, packs, about, notes] = line;
    const note = noteReader(notes);
    const kindName = note.valueOf('kind') ?? shelf.kind;
    const kind = KINDS[kindName];
    if (kind === undefined) throw new Error(`Unknown kind of food: ${kindName}`);
    const food = foodOf(product, kindName);
    const allergens = food ? allergensNamed(contained(food.ingredients)) : [];
    const name = nameWith(product, pack.size);
    const badge = pack.was !== null ? { text: saving(pack.price, pack.was), ...SALE } : note.has('new') ? NEW : null;
    const id = ids.item();
    made.items.push({
      price: pack.price,
      wasPrice: pack.was,
      item: {
        id,
        businessId,
        categoryId: category.id,
        slug: slugOf(name),
        name,
        brand: groceryBrand(department, product),
        description: `${about} ${pickBy(product, kind.asides)}`,
        badge,
        tags: [
          ...(kind.tags ?? []),
          ...(food?.nutrients ? dietsOf(food.ingredients, allergens) : []),
          ...(note.has('vegan') ? ['vegan'] : []),
          ...(note.has('certified') ? ['organic'] : []),
        ],
        images: imagesOf(packPicture(line, pack).motif),
        morePictures: morePicturesOf(motif),
        categoryImage: tileUrl(motif),
        ingredients: food ? `${markAllergens(food.ingredients)}.` : null,
        allergens,
        ...groceryFacts(product, kindName, food?.nutrients ?? null, pack.unit),
        storage: kind.storage,
        weight: pack.size === 'each' ? null : pack.size.replace(' x ', ' × '),
        unit: pack.unit,
        hfss: kind.hfss === true || note.has('hfss'),
        vatClass: groceryVatClass(kindName, product),
        minimumAge: kind.minimumAge ?? null,
        availableDays: note.valueOf('days') === undefined ? null : [...(note.valueOf('days') ?? '')].map(Number),
        availableFrom: note.valueOf('in') === undefined ? null : addDays(today, Number(note.valueOf('in'))),
        ...sizeVariant(product, packsOf(packs), pack),
        position: placeOf(department, motif),
      },
    });
    const recipe = groceryOptions[note.valueOf('opt') ?? ''];
    if (recipe !== undefined) made.options.push(...optionsOf(id, recipe, ids));
  };

  const addDepartment = (department: Department): void => {
    const root = addCategory(department.name, department.motif, null, department.slug);
    for (const aisle of department.aisles) {
      const middle = addCategory(aisle.name, aisle.shelves[0]?.lines[0]?.[1] ?? department.motif, root);
      for (const shelf of aisle.shelves) {
        const leaf = addCategory(shelf.name, shelf.lines[0]?.[1] ?? department.motif, middle);
        for (const line of linesOf(shelf))
          for (const pack of packsOf(line[2])) addItem(line, pack, shelf, leaf, department.slug);
      }
    }
  };
  groceryDepartments.forEach(addDepartment);
  return made;
}
