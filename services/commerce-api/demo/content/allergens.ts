/** The declared allergen of a highlighted word that is not itself one. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  salmon: 'fish',
  tuna: 'fish',
  'sheep’s milk': 'milk',
  'goat’s milk': 'milk',
};

/** The allergens of a product: the words between double asterisks, without those after 'may contain'. */
export function allergensIn(ingredients: string): string[] {
  const contained = ingredients.split('May contain')[0] ?? '';
  const marked = [...contained.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word.toLowerCase());
  return [...new Set(marked.map((word) => STANDS_FOR[word] ?? word))].sort();
}

const ANIMAL =
  /pork|beef|chicken|salami|pepperoni|lamb|turkey|\bham\b|bacon|fish|crustaceans|molluscs|prawn|suet|gelatine/i;
const FROM_ANIMALS = /\bmilk\b|\begg\b|honey|butter|cheese|cream|casing/i;
const FROM_PLANTS = /oat milk|coconut milk|cocoa butter|peanut butter/gi;
const GLUTEN = /\*\*(wheat|barley|rye|oats|wheat flour)\*\*/i;

/** The tags of the kind, without those that the product's name or ingredients contradict. */
export function honestTags(tags: readonly string[], name: string, ingredients: string): string[] {
  const contained = ingredients.split('May contain')[0] ?? '';
  const text = `${name} ${contained}`;
  const wrong = (tag: string): boolean =>
    (tag === 'vegetarian' && ANIMAL.test(text)) ||
    (tag === 'vegan' && (ANIMAL.test(text) || FROM_ANIMALS.test(contained.replace(FROM_PLANTS, '')))) ||
    (tag === 'gluten-free' && GLUTEN.test(ingredients) && !/gluten-free/i.test(text));
  return [...new Set(tags)].filter((tag) => !wrong(tag));
}
