const UNITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['g', 'gram', 'grams', 'gm'].map((unit) => [unit, 'g'])),
  ...Object.fromEntries(['kg', 'kgs', 'kilo', 'kilos', 'kilogram'].map((unit) => [unit, 'kg'])),
  ...Object.fromEntries(['ml', 'mls'].map((unit) => [unit, 'ml'])),
  ...Object.fromEntries(['cl'].map((unit) => [unit, 'cl'])),
  ...Object.fromEntries(['l', 'ltr', 'litre', 'litres', 'liter', 'liters'].map((unit) => [unit, 'l'])),
  ...Object.fromEntries(['pt', 'pint', 'pints'].map((unit) => [unit, 'pint'])),
  ...Object.fromEntries(['pack', 'packs', 'pk', 'pcs', 'piece', 'pieces'].map((unit) => [unit, 'pack'])),
  ...Object.fromEntries(['roll', 'rolls'].map((unit) => [unit, 'roll'])),
  ...Object.fromEntries(['bag', 'bags'].map((unit) => [unit, 'bag'])),
  ...Object.fromEntries(['cm', 'cms'].map((unit) => [unit, 'cm'])),
  ...Object.fromEntries(['mm'].map((unit) => [unit, 'mm'])),
  ...Object.fromEntries(['m', 'metre', 'metres'].map((unit) => [unit, 'm'])),
};

/** An amount with its unit; without a unit it may be any. */
export interface Measure {
  readonly amount: number;
  readonly unit?: string;
}

export interface MeasuredWords {
  readonly words: string[];
  readonly measures: Measure[];
}

/**
 * Separates amounts from words: 'milk 2 pints' is about milk, and 2 pints says which one. 'x' between amounts is left
 * out. Words that consist of amounts alone stay words.
 */
export function splitMeasures(all: readonly string[]): MeasuredWords {
  const words: string[] = [];
  const measures: Measure[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? '';
    const [, digits, letters = ''] = /^(\d+)([a-z]*)$/.exec(word) ?? [];
    if (digits === undefined || (letters && !UNITS[letters])) {
      if (word !== 'x') words.push(word);
      continue;
    }
    const following = letters ? undefined : UNITS[all[at + 1] ?? ''];
    // In 'toilet roll 4 rolls' the unit is no further word, but in '9 toilet rolls' it is.
    if (following) at += 1;
    measures.push({ amount: Number(digits), unit: UNITS[letters] ?? following });
  }
  return words.length > 0 ? { words, measures } : { words: [...all], measures: [] };
}

export const sameMeasure = (wanted: Measure, own: Measure): boolean =>
  wanted.amount === own.amount && (wanted.unit === undefined || own.unit === undefined || wanted.unit === own.unit);
