import { ALLERGENS, declares } from '../food/allergens';
import { allergensNamed, contained, traces } from '../food/ingredient-words';
import type { NutritionValues } from '../food/nutrition-values';
import type { ShelfItem } from '../items/items.repository';
import { plain, wordsIn } from '../plain-text';
import { isFreeFrom } from './free-from';

/** What a shopper requires of every item found, such as 'gluten free' or 'under £30'. */
export interface Condition {
  /** As a page says it: gluten-free. */
  readonly name: string;
  /** Whether it is checked against the nutrition table. */
  readonly needsNutrition: boolean;
  isMet(item: ShelfItem, nutrition: NutritionValues | undefined): boolean;
}

interface Conditioned {
  readonly conditions: Condition[];
  /** The words of the conditions. */
  readonly asked: string[];
  /** The other words of the term. */
  readonly rest: string[];
}

/** A condition, and how many words it has. */
interface Here {
  readonly length: number;
  readonly condition: Condition;
}

interface Typed {
  readonly term: string;
  readonly words: readonly string[];
}

const factual = (name: string, isMet: (item: ShelfItem) => boolean): Condition => ({
  name,
  needsNutrition: false,
  isMet,
});

/** An item without the value makes no claim about it. */
const nutritional = (
  name: string,
  nutrient: keyof NutritionValues,
  mostIn: (item: ShelfItem) => number,
): Condition => ({
  name,
  needsNutrition: true,
  isMet: (item, nutrition) => (nutrition?.[nutrient] ?? Number.POSITIVE_INFINITY) <= mostIn(item),
});

const says = ({ facts }: ShelfItem, ...words: string[]) => {
  const text = plain([facts.name, ...facts.tags].join(' ')).replaceAll('-', ' ');
  return words.some((word) => text.includes(word));
};
const hasTag = ({ facts }: ShelfItem, ...tags: string[]) => facts.tags.some((tag) => tags.includes(tag));
const ingredientsOf = ({ facts }: ShelfItem) => facts.ingredients;

/** Free from allergens by the label, traces included; what has no ingredients makes no claim. */
const withoutAllergens = (name: string, ...allergens: string[]): Condition =>
  factual(name, ({ facts }) => {
    const { ingredients } = facts;
    const declared = ingredients === null ? [] : [...facts.allergens, ...allergensNamed(traces(ingredients))];
    return ingredients !== null && !allergens.some((one) => declares(declared, one));
  });

const withoutIngredient = (name: string, pattern: RegExp): Condition =>
  factual(name, (item) => {
    const ingredients = ingredientsOf(item);
    return ingredients !== null && !pattern.test(contained(ingredients));
  });

const glutenFree = factual('gluten-free', (item) => hasTag(item, 'gluten-free') || says(item, 'gluten free'));
const dairyFree = withoutAllergens('dairy-free', 'milk');
const vegetarian = factual('vegetarian', (item) => hasTag(item, 'vegetarian', 'vegan') || says(item, 'vegetarian'));
const decaffeinated = factual('decaffeinated', (item) => says(item, 'decaf', 'caffeine free'));

const isAlcoholFree = (item: ShelfItem) =>
  says(item, 'alcohol free', 'non alcoholic', 'no alcohol', 'zero alcohol') ||
  (item.facts.abv !== null && item.facts.abv <= ALCOHOL_FREE_ABV);
/** Half a per cent, in tenths of a per cent. */
const ALCOHOL_FREE_ABV = 5;

const isLiquid = ({ facts }: ShelfItem) => facts.unitOf === 'ml';
const low = (solid: number, liquid: number) => (item: ShelfItem) => (isLiquid(item) ? liquid : solid);
/** Semi-skimmed milk has a limit of its own. */
const lowFat = (item: ShelfItem) => (isLiquid(item) && says(item, 'semi skimmed milk') ? 1.8 : low(3, 1.5)(item));

/**
 * Conditions by what an item is without ('nuts' of 'nuts free', 'no nuts', 'without nuts' and 'free from nuts') and by
 * other words for them, separated by commas. The limits are those of the United Kingdom's claims.
 */
const KNOWN: readonly (readonly [without: string, words: string, condition: Condition])[] = [
  ['gluten', 'free from, gf, g f, coeliac, celiac', glutenFree],
  ['dairy', 'non dairy, df', dairyFree],
  ['lactose', '', factual('lactose-free', (item) => says(item, 'lactose free') || dairyFree.isMet(item, undefined))],
  ['nut, nuts', '', withoutAllergens('free from nuts', 'nuts', 'peanuts')],
  ['soy', '', withoutAllergens('soya-free', 'soya')],
  ['shellfish', '', withoutAllergens('free from shellfish', 'crustaceans', 'molluscs')],
  ['', 'vegan, plant based', factual('vegan', (item) => hasTag(item, 'vegan') || says(item, 'vegan'))],
  ['meat', 'vegetarian, veggie, meatless', vegetarian],
  ['', 'organic', factual('organic', (item) => hasTag(item, 'organic') || says(item, 'organic'))],
  ['', 'halal', factual('halal', (item) => says(item, 'halal'))],
  ['', 'kosher', factual('kosher', (item) => says(item, 'kosher'))],
  ['', 'low fat, reduced fat, lower fat', nutritional('low in fat', 'fat', lowFat)],
  ['fat', '', nutritional('fat-free', 'fat', () => 0.5)],
  ['sugar', 'zero sugar, sugarless, diabetic', nutritional('sugar-free', 'sugars', () => 0.5)],
  ['', 'low sugar, reduced sugar, lower sugar', nutritional('low in sugar', 'sugars', low(5, 2.5))],
  [
    'added sugar',
    'unsweetened',
    withoutIngredient('without added sugar', /\b(?:sugar|honey|syrup|dextrose|glucose|fructose|molasses)\b/i),
  ],
  ['', 'low salt, reduced salt, low sodium', nutritional('low in salt', 'salt', () => 0.3)],
  ['salt, added salt', 'unsalted', withoutIngredient('unsalted', /\bsalt\b/i)],
  ['caffeine', 'decaf, decaff, decaffeinated', decaffeinated],
  ['alcohol', 'non alcoholic, zero alcohol', factual('alcohol-free', isAlcoholFree)],
];

const listed = (words: string) => words.split(', ').filter(Boolean);
const withoutWords = (one: string) => [`${one} free`, `no ${one}`, `without ${one}`, `free from ${one}`];

/** 'egg free', 'no eggs', 'without egg' and 'free from eggs' for each allergen. */
const allergenWords = ALLERGENS.map((allergen) => {
  const [one, several] = [allergen.replace(/s$/, ''), allergen.endsWith('s') ? allergen : `${allergen}s`];
  const all = [allergen, ...(allergen === 'wheat' ? ['spelt'] : [])];
  return [`${one}, ${several}`, '', withoutAllergens(`${one}-free`, ...all)] as const;
});

const byWords: ReadonlyMap<string, Condition> = new Map(
  [...allergenWords, ...KNOWN].flatMap(([without, words, condition]) =>
    [...listed(without).flatMap(withoutWords), ...listed(words)].map((one) => [one, condition] as const),
  ),
);
/** The words of the longest phrase above: 'free from added salt'. */
const LONGEST = 4;

const CURRENCY = new Set(['pounds', 'pound', 'quid', 'gbp', 'euro', 'euros', 'eur']);
const BOUNDS = [['under'], ['below'], ['less', 'than'], ['cheaper', 'than'], ['up', 'to']];

/** 'under £30 lamp', 'under 30 pounds' or 'less than 2.50' at the end; 'under 30 cm' and 'under 500 calories' are not. */
function priceAt({ words, term }: Typed, at: number): Here | undefined {
  const bound = BOUNDS.find((one) => one.every((word, place) => words[at + place] === word));
  const pounds = words[at + (bound?.length ?? 0)] ?? '';
  if (!bound || !/^\d{1,4}$/.test(pounds)) return undefined;
  // The point of an amount is no word.
  const [next = ''] = words.slice(at + bound.length + 1);
  const pence = /^\d\d$/.test(next) ? next : undefined;
  const end = at + bound.length + (pence === undefined ? 1 : 2);
  const hasCurrency = CURRENCY.has(words[end] ?? '');
  const hasSign = new RegExp(`[£€$] ?${pounds}(?!\\d)`).test(term);
  if (end < words.length && !hasCurrency && !hasSign) return undefined;
  const most = Number(pounds) * 100 + Number(pence ?? 0);
  return {
    length: end - at + (hasCurrency ? 1 : 0),
    condition: factual('that cheap', ({ price }) => price <= most),
  };
}

/** 'tea plastic free' or 'plastic-free tea': the shop knows nothing of the claim, so only the item itself can make it. */
function otherClaimAt({ words, term }: Typed, at: number): Condition | undefined {
  const word = words[at];
  return isFreeFrom(words, at) && (at + 2 === words.length || term.includes(`${word}-free`))
    ? factual(`${word}-free`, (item) => says(item, `${word} free`))
    : undefined;
}

function conditionAt(typed: Typed, at: number): Here | undefined {
  const { words } = typed;
  for (let length = LONGEST; length > 0; length -= 1) {
    const known = at + length <= words.length && byWords.get(words.slice(at, at + length).join(' '));
    if (known) return { length, condition: known };
  }
  const other = otherClaimAt(typed, at);
  return priceAt(typed, at) ?? (other && { length: 2, condition: other });
}

const AND_OR = new Set(['and', 'or']);

/** What shares its 'free' with another word: 'gluten and' of 'gluten and dairy free', 'or milk' of 'no nuts or milk'. */
function sharedAt({ words }: Typed, at: number, opener: string | undefined): Here | undefined {
  const [word = '', join = '', other, free] = words.slice(at, at + 4);
  const shared = AND_OR.has(join) && free === 'free' && byWords.has(`${other} free`) && byWords.get(`${word} free`);
  // 'No nuts and milk' may ask for milk.
  const goesOn = opener === 'free' ? AND_OR.has(word) : word === 'or' && (opener === 'no' || opener === 'without');
  const condition = shared || (goesOn && byWords.get(`free from ${join}`));
  return condition ? { length: 2, condition } : undefined;
}

/**
 * Separates what is wanted from the conditions on it: 'bread' and gluten-free of 'gf bread'.
 * @param term in lower case without accents
 */
export function conditionsIn(term: string): Conditioned {
  const typed = { term, words: wordsIn(term) };
  const found: Conditioned = { conditions: [], asked: [], rest: [] };
  /** The first word of the condition that ends here. */
  let opener: string | undefined;
  for (let at = 0; at < typed.words.length; ) {
    const shared = sharedAt(typed, at, opener);
    const here = shared ?? conditionAt(typed, at);
    if (!shared) opener = here && typed.words[at];
    if (here) {
      found.conditions.push(here.condition);
      found.asked.push(...typed.words.slice(at, at + here.length));
    } else found.rest.push(typed.words[at] ?? '');
    at += here?.length ?? 1;
  }
  return found;
}
