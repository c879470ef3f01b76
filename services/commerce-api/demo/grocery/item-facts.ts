import type { Nutrients } from '../content/food-table';
import { nutritionOf } from '../content/nutrition';
import type { DemoItem } from '../demo-data.types';

/** Where products come from, by words of their names; the first that fits decides. */
const ORIGINS: readonly (readonly [RegExp, string])[] = [
  [/Banana|pineapple/i, 'Costa Rica'],
  [/mango|avocado|Blueberr|asparagus/i, 'Peru'],
  [/coconut|King prawns/i, 'Vietnam'],
  [/Kiwi|Parmesan|Mozzarella|Prosecco|Balsamic/i, 'Italy'],
  [/orange|satsuma|lemon|Lime|melon|peach|grape|pepper|aubergine|plum tomato|Rioja|olive oil/i, 'Spain'],
  [/ginger|Garlic bulbs/i, 'China'],
  [/Sweet potatoes/i, 'United States'],
  [/Sweetcorn|Peas in the pod|chillies/i, 'Kenya'],
  [/Tulips/i, 'Netherlands'],
  [/Greek|feta/i, 'Greece'],
  [/Halloumi/i, 'Cyprus'],
  [/Brie|Merlot|Picpoul|Provence|Champagne|Chardonnay/i, 'France'],
  [/Malbec/i, 'Argentina'],
  [/Sauvignon|Pinot Noir/i, 'New Zealand'],
  [/salmon|trout|malt whisky|Blended whisky/i, 'Scotland'],
  [/cod|haddock/i, 'Norway'],
  [/Cold water prawns/i, 'Canada'],
  [/Squid/i, 'South Atlantic'],
  [/English sparkling/i, 'Sussex, England'],
  [/cider|gin\b/i, 'England'],
  [/rum\b/i, 'Jamaica'],
];
/** Kinds of food whose origin a shopper asks for, and the usual one. */
const KINDS_WITH_ORIGIN = new Set(
  'fruit vegetable leaves herbs flowers meat sausage eggs milk cream butter cheese fish shellfish wine beer spirit oil'.split(
    ' ',
  ),
);
const USUAL_ORIGIN = 'United Kingdom';

/** Alcohol by volume in tenths of a per cent, by words of the name. */
const STRENGTHS: readonly (readonly [RegExp, number])[] = [
  [/Malbec|Rioja|Merlot/, 135],
  [/Pinot Noir|Chardonnay|rosé$/, 130],
  [/Sauvignon|Picpoul|Champagne|sparkling/, 120],
  [/Prosecco/, 110],
  [/lager|beer case/, 42],
  [/IPA/, 39],
  [/stout/, 52],
  [/Rosé cider/, 40],
  [/cider/, 60],
  [/gin|vodka|rum/, 400],
  [/whisky/, 430],
];
const KINDS_WITH_ALCOHOL = new Set(['wine', 'beer', 'spirit']);

/** A usual portion by kind: its name, and its amount in g or ml. */
const PORTIONS: Readonly<Record<string, readonly [name: string, amount: number]>> = {
  bread: ['Slice', 44],
  cereal: ['Bowl', 40],
  sweetCereal: ['Bowl', 30],
  milk: ['Glass', 200],
  plantDrink: ['Glass', 200],
  juice: ['Glass', 150],
  softDrink: ['Glass', 250],
  wine: ['Glass', 175],
  cheese: ['Piece', 30],
  yoghurt: ['Serving', 120],
  biscuits: ['Biscuit', 15],
  chocolate: ['Three squares', 25],
  crisps: ['Handful', 30],
  iceCream: ['Two scoops', 100],
  butter: ['Spread', 10],
  nutSpread: ['Spoonful', 15],
  spread: ['Spoonful', 15],
  honey: ['Spoonful', 15],
  cerealBar: ['Bar', 30],
};

const findBy = <T>(table: readonly (readonly [RegExp, T])[], product: string): T | undefined =>
  table.find(([words]) => words.test(product))?.[1];

/** '6.1g' for 44 g is '2.7g'; both numbers of '1,092kJ / 260kcal' are scaled. */
function scaled(per100: string, amount: number): string {
  return per100.replace(/[\d,.]+/g, (number) => {
    const value = (Number(number.replaceAll(',', '')) * amount) / 100;
    const [, decimals = ''] = number.split('.');
    return decimals ? value.toFixed(decimals.length) : Math.round(value).toLocaleString('en-GB');
  });
}

/** What a grocery's page says besides its ingredients: origin, strength, and the nutrition of a portion. */
export function groceryFacts(
  product: string,
  kind: string,
  nutrients: Nutrients | null,
  unit: DemoItem['unit'],
): Pick<DemoItem, 'facts' | 'abv' | 'nutrition' | 'portion'> {
  const abv = KINDS_WITH_ALCOHOL.has(kind) ? (findBy(STRENGTHS, product) ?? null) : null;
  const nutrition = nutrients === null ? [] : nutritionOf(nutrients, abv);
  const [name, amount] = PORTIONS[kind] ?? [];
  const hasPortion = name !== undefined && amount !== undefined && nutrition.length > 0;
  const isDrink = unit?.of === 'ml';
  return {
    facts: KINDS_WITH_ORIGIN.has(kind) ? [{ name: 'Origin', value: findBy(ORIGINS, product) ?? USUAL_ORIGIN }] : [],
    abv,
    portion: hasPortion ? `${name}, ${amount}${isDrink ? 'ml' : 'g'}` : null,
    nutrition: hasPortion ? nutrition.map((row) => ({ ...row, perPortion: scaled(row.per100, amount) })) : nutrition,
  };
}
