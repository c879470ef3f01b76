import type { Recipe } from '../recipe';

/** The marks of the demonstration shops: in the header beside the name, and in the browser's tab. */
export const brandIcons: readonly Recipe[] = [
  {
    // A pip in a round leaf-green field, with its one tangerine leaf.
    motif: 'icon-grocery',
    brand: 'grocery',
    shape: 'icon',
    draw: () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><circle cx="19" cy="19" r="19" fill="#1b5a38"/><path d="M19 10c6.6 6.6 7 13.6 0 20-7-6.4-6.6-13.4 0-20Z" fill="#fbf7ee"/><path d="M19.5 10.7c.7-4.7 4.8-7.2 9.7-6.1-.2 4.7-4.5 7.5-9.7 6.1Z" fill="#f68b1f"/></svg>',
  },
  {
    // A turned baluster, as from a lathe, in a square of ink.
    motif: 'icon-retail',
    brand: 'retail',
    shape: 'icon',
    draw: () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><path fill="#11121a" d="M0 0h34v34H0z"/><path fill="#fff" d="M13 5h8v2.5h-2c.3 3 3.6 4.2 3.6 7.3 0 2.4-2 3.5-2.7 5.2h1.6v2h-1.7c.4 2 3.8 2.6 4.7 4.8V29H9.5v-2.2c.9-2.2 4.3-2.8 4.7-4.8h-1.7v-2h1.6c-.7-1.7-2.7-2.8-2.7-5.2 0-3.1 3.3-4.3 3.6-7.3h-2z"/></svg>',
  },
];
