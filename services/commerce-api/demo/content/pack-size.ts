export type Unit = { readonly amount: number; readonly of: 'g' | 'ml' | 'each' };
export type Pack = {
  readonly size: string;
  readonly price: number;
  readonly was: number | null;
  readonly unit: Unit | null;
};

const GRAMS = { g: 1, kg: 1000 } as const;
const MILLILITRES = { ml: 1, cl: 10, litre: 1000, litres: 1000, pint: 568, pints: 568 } as const;

/** Parses '6 x 330ml', '1.2kg', '5 pack' or 'each' for the unit price. */
export function unitOf(size: string): Unit | null {
  const [, times = '1', amount, word = ''] = /^(?:(\d+) x )?([\d.]+) ?([a-z]+)$/.exec(size) ?? [];
  if (size === 'each') return { amount: 1, of: 'each' };
  if (amount === undefined) return null;
  const total = Number(times) * Number(amount);
  if (word in GRAMS) return { amount: total * GRAMS[word as keyof typeof GRAMS], of: 'g' };
  if (word in MILLILITRES) return { amount: total * MILLILITRES[word as keyof typeof MILLILITRES], of: 'ml' };
  return ['pack', 'bags', 'rolls', 'washes', 'tablets', 'capsules'].includes(word)
    ? { amount: total, of: 'each' }
    : null;
}

/** Parses '400g 115, 800g 185<230' as two packs. */
export function packsOf(text: string): Pack[] {
  return text.split(', ').map((part) => {
    const [, size = '', price = '0', was] = /^(.*) (\d+)(?:<(\d+))?$/.exec(part) ?? [];
    return { size, price: Number(price), was: was === undefined ? null : Number(was), unit: unitOf(size) };
  });
}
