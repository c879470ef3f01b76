import { ALLERGENS, declares } from '../food/allergens';
import { allergensNamed, contained, traces } from '../food/ingredient-words';
import type { NutritionValues } from '../food/nutrition-values';
import type { ShelfItem } from '../items.repository';
import { plain } from '../plain-text';
import { isUnit } from './measures';

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

type Words = readonly string[];

const factual = (name: string, isMet: (item: ShelfItem) => boolean): Condition => ({
  name,
  needsNutrition: false,
  isMet,
});

/** An item without the value makes no claim about it. */
const nutritional = (name: string, nutrient: keyof NutritionValues, most: number): Condition => ({
  name,
  needsNutrition: true,
  isMet: (_, nutrition) => (nutrition?.[nutrient] ?? Number.POSITIVE_INFINITY) <= most,
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

/** Conditions by the words for them, separated by commas. The limits are those of the United Kingdom's claims. */
const KNOWN: readonly (readonly [words: string, condition: Condition])[] = [
  ['gluten free, no gluten, without gluten, free from, gf, g f, coeliac, celiac', glutenFree],
  ['dairy free, non dairy, no dairy, df', dairyFree],
  [
    'lactose free, no lactose',
    factual('lactose-free', (item) => says(item, 'lactose free') || dairyFree.isMet(item, undefined)),
  ],
  ['nut free, nuts free, no nuts, without nuts', withoutAllergens('free from nuts', 'nuts', 'peanuts')],
  ['soy free, no soy', withoutAllergens('soya-free', 'soya')],
  ['shellfish free, no shellfish', withoutAllergens('free from shellfish', 'crustaceans', 'molluscs')],
  ['vegan, plant based', factual('vegan', (item) => hasTag(item, 'vegan') || says(item, 'vegan'))],
  ['vegetarian, veggie, meat free, meatless', vegetarian],
  ['organic', factual('organic', (item) => hasTag(item, 'organic') || says(item, 'organic'))],
  ['halal', factual('halal', (item) => says(item, 'halal'))],
  ['kosher', factual('kosher', (item) => says(item, 'kosher'))],
  ['low fat, reduced fat, lower fat', nutritional('low in fat', 'fat', 3)],
  ['fat free, no fat', nutritional('fat-free', 'fat', 0.5)],
  ['sugar free, no sugar, zero sugar, sugarless, diabetic', nutritional('sugar-free', 'sugars', 0.5)],
  ['low sugar, reduced sugar, lower sugar', nutritional('low in sugar', 'sugars', 5)],
  [
    'no added sugar, without added sugar, unsweetened',
    withoutIngredient('without added sugar', /\b(?:sugar|honey|syrup|dextrose|glucose|fructose|molasses)\b/i),
  ],
  ['low salt, reduced salt, low sodium', nutritional('low in salt', 'salt', 0.3)],
  ['unsalted, no salt, salt free, no added salt, without salt', withoutIngredient('unsalted', /\bsalt\b/i)],
  ['decaf, decaff, decaffeinated, caffeine free, no caffeine', decaffeinated],
  [
    'alcohol free, non alcoholic, no alcohol, zero alcohol, without alcohol',
    factual('alcohol-free', ({ facts }) => facts.minimumAge === null),
  ],
];

/** 'egg free', 'no eggs' and 'without egg' for each allergen. */
const allergenWords = ALLERGENS.map((allergen) => {
  const [one, several] = [allergen.replace(/s$/, ''), allergen.endsWith('s') ? allergen : `${allergen}s`];
  const words = [one, several].flatMap((word) => [`${word} free`, `no ${word}`, `without ${word}`]);
  return [
    words.join(', '),
    withoutAllergens(`${one}-free`, allergen, ...(allergen === 'wheat' ? ['spelt'] : [])),
  ] as const;
});

const byWords: ReadonlyMap<string, Condition> = new Map(
  [...allergenWords, ...KNOWN].flatMap(([words, condition]) =>
    words.split(', ').map((one) => [one, condition] as const),
  ),
);
const LONGEST = 3;

const CURRENCY = new Set(['pounds', 'pound', 'quid', 'gbp', 'euro', 'euros', 'eur']);
const BOUNDS = [['under'], ['below'], ['less', 'than'], ['cheaper', 'than'], ['up', 'to']];

/** 'under £30' or 'less than £2.50', whose point is no word; 'under 30 cm' is no price. */
function priceAt(words: Words, at: number): { length: number; condition: Condition } | undefined {
  const bound = BOUNDS.find((one) => one.every((word, place) => words[at + place] === word));
  const pounds = words[at + (bound?.length ?? 0)] ?? '';
  if (!bound || !/^\d{1,4}$/.test(pounds)) return undefined;
  const next = words[at + bound.length + 1] ?? '';
  if (isUnit(next)) return undefined;
  const pence = /^\d\d$/.test(next) ? next : undefined;
  const most = Number(pounds) * 100 + Number(pence ?? 0);
  const end = at + bound.length + (pence === undefined ? 1 : 2);
  return {
    length: end - at + (CURRENCY.has(words[end] ?? '') ? 1 : 0),
    condition: factual('that cheap', ({ price }) => price <= most),
  };
}

/** 'plastic free': a claim that the shop knows nothing of, so only the item itself can make it. */
function otherClaimAt(words: Words, at: number): Condition | undefined {
  const [word, free, next] = words.slice(at, at + 3);
  return word && free === 'free' && next !== 'range'
    ? factual(`${word}-free`, (item) => says(item, `${word} free`))
    : undefined;
}

function conditionAt(words: Words, at: number): { length: number; condition: Condition } | undefined {
  for (let length = LONGEST; length > 0; length -= 1) {
    const known = at + length <= words.length && byWords.get(words.slice(at, at + length).join(' '));
    if (known) return { length, condition: known };
  }
  const other = otherClaimAt(words, at);
  return priceAt(words, at) ?? (other && { length: 2, condition: other });
}

/** Separates what is wanted from the conditions on it: 'bread' and gluten-free of 'gf bread'. */
export function conditionsIn(words: Words): Conditioned {
  const found: Conditioned = { conditions: [], asked: [], rest: [] };
  for (let at = 0; at < words.length; ) {
    const here = conditionAt(words, at);
    if (here) {
      found.conditions.push(here.condition);
      found.asked.push(...words.slice(at, at + here.length));
    } else found.rest.push(words[at] ?? '');
    at += here?.length ?? 1;
  }
  return found;
}
