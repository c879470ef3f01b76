/** How the browser's router compares a segment: without regard to case, and to the name of a parameter. */
const comparable = (segment: string): string => (segment.startsWith(':') ? ':' : segment.toLowerCase());

/** The segments of a path, once with and once without each optional one: '/a/:b?' is '/a/:b' and '/a'. */
function formsOf(path: string): string[][] {
  let forms: string[][] = [[]];
  for (const segment of path.split('/').filter(Boolean)) {
    const longer = forms.map((form) => [...form, comparable(segment.replace(/\?$/, ''))]);
    forms = segment.endsWith('?') ? [...forms, ...longer] : longer;
  }
  return forms;
}

function segmentsMeet([one, ...restOfOne]: readonly string[], [other, ...restOfOther]: readonly string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  return (one === other || one === ':' || other === ':') && segmentsMeet(restOfOne, restOfOther);
}

/**
 * Whether an address can match both paths, as routers compare them: slashes at the end, letter case and the names of
 * parameters do not count.
 * @param one with `:name` for a parameter, `?` after an optional segment, and `*` for any rest
 */
export const pathsMeet = (one: string, other: string): boolean =>
  formsOf(one).some((form) => formsOf(other).some((otherForm) => segmentsMeet(form, otherForm)));
