import { readFileSync } from 'node:fs';

/** The relevance judgements of a search term: rules that select items, by grade. ruleTest says what a rule can be. */
export interface Judgement {
  readonly term: string;
  /** The thing itself: grade 3. */
  readonly exact?: readonly string[];
  /** A good substitute: grade 2. */
  readonly good?: readonly string[];
  /** Related to it: grade 1. */
  readonly related?: readonly string[];
  /** What must not be offered as fitting, because it breaks a condition of the term. */
  readonly never?: readonly string[];
  /** Nothing fits, and the page says so: the shop does not sell it, or nothing of the kind meets the conditions. */
  readonly nothing?: 'not sold' | 'unmet';
}

/** The facts of an item that a rule can name. */
export interface JudgedItem {
  readonly id: number;
  readonly name: string;
  readonly brand: string | null;
  readonly tags: readonly string[];
  /** The slugs of its category and of the categories above. */
  readonly categories: readonly string[];
  readonly onOffer: boolean;
}

/** The files of judgements, by brand. */
export const BRANDS = ['grocery', 'homeware'] as const;

export const judgementsOf = (brand: (typeof BRANDS)[number]): Judgement[] =>
  JSON.parse(readFileSync(new URL(`./${brand}.json`, import.meta.url), 'utf8'));

type Test = (item: JudgedItem) => boolean;

/**
 * Compiles a rule: 'slug' (a category and everything below it), 'slug~pattern' (whose name matches), 'slug!pattern'
 * (whose name does not), '*' for any category, 'tag:…', 'brand:…' or 'on offer'.
 * @param slugs the categories that exist @throws when the rule names another one
 */
function ruleTest(rule: string, slugs: ReadonlySet<string>): Test {
  if (rule === 'on offer') return ({ onOffer }) => onOffer;
  if (rule.startsWith('tag:')) return ({ tags }) => tags.includes(rule.slice(4));
  if (rule.startsWith('brand:')) return ({ brand }) => brand === rule.slice(6);
  const [, slug = '', wanted, unwanted] = /^([^~!]+)(?:~([^!]+))?(?:!(.+))?$/.exec(rule) ?? [];
  if (slug !== '*' && !slugs.has(slug)) throw new Error(`The rule ${rule} names no category`);
  const is = new RegExp(wanted ?? '', 'i');
  const isNot = unwanted === undefined ? undefined : new RegExp(unwanted, 'i');
  return ({ name, categories }) => (slug === '*' || categories.includes(slug)) && is.test(name) && !isNot?.test(name);
}

/** The items that a term's conditions forbid, by id. */
export function forbiddenBy({ never = [] }: Judgement, items: readonly JudgedItem[], slugs: ReadonlySet<string>) {
  const tests = never.map((rule) => ruleTest(rule, slugs));
  return new Set(items.filter((item) => tests.some((test) => test(item))).map(({ id }) => id));
}

/** The grade of every item for one term, 0 to 3; items without a rule have 0. */
export function gradesOf(judgement: Judgement, items: readonly JudgedItem[], slugs: ReadonlySet<string>) {
  const { exact = [], good = [], related = [] } = judgement;
  const graded = ([exact, good, related] as const).map((rules, at) => ({
    grade: 3 - at,
    tests: rules.map((rule) => ruleTest(rule, slugs)),
  }));
  return new Map(
    items.map((item) => [item.id, graded.find(({ tests }) => tests.some((test) => test(item)))?.grade ?? 0]),
  );
}
