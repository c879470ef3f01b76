/** Leaves fifty of the characters of a slug (SLUG_MAX_LENGTH) for an id that makes it unique. */
const MAX_LENGTH = 110;

/** 'Crème fraîche, 300 ml' becomes 'creme-fraiche-300-ml'; empty when no character can be used in a URL. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}’']/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
}
