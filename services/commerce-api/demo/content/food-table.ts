/** In g per 100 g or 100 ml. */
export interface Nutrients {
  readonly fat: number;
  readonly saturates: number;
  readonly carbohydrate: number;
  readonly sugars: number;
  readonly fibre: number;
  readonly protein: number;
  readonly salt: number;
}

export interface FoodRow {
  readonly ingredients: string;
  /** Null for animals' food, which has no nutrition table. */
  readonly nutrients: Nutrients | null;
}

function nutrientsIn(text: string): Nutrients | null {
  if (text === '') return null;
  const numbers = text.split(' ').map(Number);
  const [fat = 0, saturates = 0, carbohydrate = 0, sugars = 0, fibre = 0, protein = 0, salt = 0] = numbers;
  if (numbers.length !== 7 || numbers.some(Number.isNaN)) throw new Error(`Not seven nutrients: ${text}`);
  return { fat, saturates, carbohydrate, sugars, fibre, protein, salt };
}

/** Parses a table of foods: a line for each product with its name, its ingredients and its nutrients. */
export function foodRows(table: string): (readonly [product: string, FoodRow])[] {
  const lines = table.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [product = '', ingredients = '', nutrients = ''] = line.split('|').map((cell) => cell.trim());
    return [product, { ingredients, nutrients: nutrientsIn(nutrients) }] as const;
  });
}
