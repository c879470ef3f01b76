/** A small seeded generator (mulberry32): the same seed gives the same demo data on every machine. */
export function seeded(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks from a list by its own seed, so that adding an item elsewhere changes nothing here. */
export function pickBy<T>(seed: string, list: readonly [T, ...T[]]): T {
  return list[Math.floor(seeded(seed)() * list.length)] ?? list[0];
}
