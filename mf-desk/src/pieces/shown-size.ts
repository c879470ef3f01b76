/** The size of an item, unless its name says it: '800g' beside 'Seeded loaf', nothing beside 'Seeded loaf 800g'. */
export const shownSize = ({ name, size }: { name: string; size: string | null }): string | null =>
  size !== null && name.toLowerCase().includes(size.toLowerCase()) ? null : size;
