/**
 * The keywords of a product line: 'opt:slicing', 'age:18', 'unit:500ml', 'days:56' (available on Fridays and
 * Saturdays), 'in:4' (available from four days ahead).
 */
export function noteReader(notes = ''): { has(word: string): boolean; valueOf(key: string): string | undefined } {
  const words = notes.split(' ').filter((word) => word !== '');
  return {
    has: (word) => words.includes(word),
    valueOf: (key) => words.find((word) => word.startsWith(`${key}:`))?.slice(key.length + 1),
  };
}
