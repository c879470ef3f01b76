/**
 * A comparison key that singular and plural share: 'berries' and 'berry', 'knives' and 'knife', 'dishes' and 'dish'.
 * @param word in lower case without accents; words of up to three letters are their own key
 */
export function wordKey(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  // It has no singular; without its ending it would be that of 'cloths'.
  if (word === 'clothes') return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}i`;
  if (/ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:sh|ch|x|ss|zz|o)es$/.test(word)) return word.slice(0, -2);
  const single = /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  if (single.length > 4 && single.endsWith('ie')) return `${single.slice(0, -2)}i`;
  if (single.length <= 3) return single;
  return single
    .replace(/(?:ve|fe)$/, 'f')
    .replace(/e$/, '')
    .replace(/([^aeiou])y$/, '$1i');
}

/** The spellings under which the database may know a word: its stemmer keeps 'knives' and 'knife' apart. */
export function wordForms(word: string): string[] {
  const forms = [word];
  if (/[^f]ves$/.test(word)) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/[^f]fe?$/.test(word) && word.length > 3) forms.push(`${word.replace(/fe?$/, '')}ves`);
  return forms;
}
