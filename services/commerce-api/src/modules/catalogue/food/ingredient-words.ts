import { type Allergen, GLUTEN, TREE_NUTS } from './allergens';

/** Phrases with an allergen's word that contain no allergen. */
const HARMLESS =
  /(?:coconut|oat|almond|soya?|rice|cashew|hazelnut|pea)(?=[ -](?:milk|cream|yogh?urt|butter|cheese)\b)[ -]\w+|(?:peanut|cocoa|shea|nut|apple) butter|butter ?(?:beans?|nut)|cream of tartar|cream crackers?|pine nuts?|(?:tiger|kola) nuts?|ginger nuts?|oyster mushrooms?|custard apples?|malt (?:scotch )?whisky/gi;

/** What remains of a harmless phrase: its first word, such as the almond of 'almond milk'. */
const firstWord = (phrase: string) => (/^(?:oat|almond|soya?|cashew|hazelnut|peanut)/i.exec(phrase)?.[0] ?? '').trim();

/** The words that name an allergen itself. */
const NAMES: readonly (readonly [Allergen, RegExp])[] = [
  ['celery', /\bceler(?:y|iac)\b/i],
  ['wheat', /\bwheat\b/i],
  ['rye', /\brye\b/i],
  ['barley', /\bbarley\b/i],
  ['oats', /\boat(?:s|meal)?\b/i],
  ['spelt', /\bspelt\b/i],
  ['crustaceans', /\bcrustaceans?\b/i],
  ['egg', /\beggs?\b/i],
  ['fish', /\bfish\b/i],
  ['lupin', /\blupins?\b/i],
  ['milk', /\bmilk\b/i],
  ['molluscs', /\bmolluscs?\b/i],
  ['mustard', /\bmustard\b/i],
  ['peanuts', /\bpeanuts?\b/i],
  ['sesame', /\bsesame\b/i],
  ['soya', /\bsoya\b/i],
  ['sulphites', /\bsulphites?\b/i],
  ['almonds', /\balmonds?\b/i],
  ['hazelnuts', /\bhazelnuts?\b/i],
  ['walnuts', /\bwalnuts?\b/i],
  ['cashews', /\bcashews?\b/i],
  ['pecans', /\bpecans?\b/i],
  ['brazil nuts', /\bbrazil nuts?\b/i],
  ['pistachios', /\bpistachios?\b/i],
  ['macadamia nuts', /\bmacadamias?\b/i],
  ['nuts', /(?<!brazil |macadamia )\bnuts?\b/i],
];

/** Words for foods that contain an allergen: each implies one of the list. */
const IMPLIED: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [
    /\b(?:butter|buttermilk|cream|cr[eè]me fra[iî]che|cheeses?|cheddar|mozzarella|parmesan|stilton|brie|camembert|ricotta|feta|halloumi|mascarpone|leicester|gloucester|yogh?urt|kefir|whey|caseinates?|casein|ghee|custard)\b/i,
    ['milk'],
  ],
  [/\b(?:mayonnaise|meringues?|albumen)\b/i, ['egg']],
  [
    /\b(?:salmon|tuna|cod|haddock|anchov(?:y|ies)|mackerel|sardines?|trout|herrings?|kippers?|sea bass|pollock|plaice|hake|halibut)\b/i,
    ['fish'],
  ],
  [/\b(?:prawns?|shrimps?|crab|lobster|scampi|crayfish|langoustines?)\b/i, ['crustaceans']],
  [/\b(?:mussels?|oysters?|squid|calamari|octopus|clams?|scallops?|cockles?|whelks?)\b/i, ['molluscs']],
  [/\b(?:tahini|hummus|houmous|halva)\b/i, ['sesame']],
  [/\b(?:soy|tofu|edamame|miso|tempeh)\b/i, ['soya']],
  [/\b(?:marzipan|praline|frangipane|gianduja)\b/i, TREE_NUTS],
  [/\b(?:sulphur dioxide|metabisulphite)\b/i, ['sulphites']],
];

/** Foods that are made of a cereal with gluten, unless another plant is named before them. */
const OF_CEREALS =
  /(?<!\b(?:rice|maize|corn|potato|chickpea|gram|soya|tapioca|almond|coconut|buckwheat|mustard|lentil|pea|gluten-free) )\b(?:flour|breadcrumbs|bread|semolina|couscous|bulgur|freekeh|seitan|rusk|croutons|pasta|malt|malted)\b/i;

/** The ingredients without marks and without what the product only may contain. */
export const contained = (ingredients: string): string =>
  ingredients.replaceAll('*', '').split(/may contain/i, 1)[0] ?? '';

/** What the product may contain in traces. */
export const traces = (ingredients: string): string =>
  ingredients
    .replaceAll('*', '')
    .split(/may contain/i)
    .slice(1)
    .join(' ');

const plainWords = (text: string) => text.replace(HARMLESS, firstWord);

/** The allergens that a text names, sorted. */
export function allergensNamed(text: string): Allergen[] {
  const words = plainWords(text);
  return NAMES.flatMap(([allergen, pattern]) => (pattern.test(words) ? [allergen] : [])).sort();
}

/** An allergen that a word implies; of several, one must be declared. */
export interface ImpliedAllergen {
  readonly word: string;
  readonly oneOf: readonly Allergen[];
}

/** What the words of a product's name imply: the milk of 'Cheese scones'. A loaf's cereal is not in its name. */
export function impliedByName(name: string): ImpliedAllergen[] {
  const words = plainWords(name);
  const named = allergensNamed(name).map((allergen) => ({ word: allergen, oneOf: [allergen] }));
  const implied = IMPLIED.flatMap(([pattern, oneOf]) => {
    const word = pattern.exec(words)?.[0];
    return word === undefined ? [] : [{ word, oneOf }];
  });
  return [...named, ...implied];
}

/** What the words of a list of ingredients imply: milk and wheat of 'butter, flour'. */
export function impliedByIngredients(ingredients: string): ImpliedAllergen[] {
  const text = contained(ingredients);
  const cereal = OF_CEREALS.exec(plainWords(text))?.[0];
  return [...impliedByName(text), ...(cereal === undefined ? [] : [{ word: cereal, oneOf: GLUTEN }])];
}
