/** The first letters of a person's first and last names: 'MO' of 'Maya Okafor'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}
