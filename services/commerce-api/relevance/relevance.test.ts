import { TEST_NOW } from '../test-support/database/template-database';
import { openDemoDatabase } from '../test-support/open-demo-database';
import { judgementsOf } from './judgements';
import { measureRelevance, type Relevance } from './measure-relevance';
import { ndcg } from './ndcg';

const LOWEST_MEAN = 0.85;

let measured: Relevance[];
beforeAll(async () => {
  const database = await openDemoDatabase(TEST_NOW);
  try {
    measured = await measureRelevance(database.db, TEST_NOW);
  } finally {
    await database.close();
  }
});

const of = (brand: Relevance['brand']) => {
  const found = measured.find((one) => one.brand === brand);
  if (!found) throw new Error(`Nothing was measured for ${brand}`);
  return found;
};

test.each([
  ['grocery', 200],
  ['homeware', 80],
] as const)('the judged set of %s has at least %i terms, each once', (brand, least) => {
  const terms = judgementsOf(brand).map(({ term }) => term);
  expect(new Set(terms).size).toBe(terms.length);
  expect(terms.length).toBeGreaterThanOrEqual(least);
});

test.each(['grocery', 'homeware'] as const)('the results of %s are good: NDCG@10 is at least 0.85', (brand) => {
  expect(of(brand).mean).toBeGreaterThanOrEqual(LOWEST_MEAN);
});

test.each(['grocery', 'homeware'] as const)('every judged term of %s whose answer is in stock finds one', (brand) => {
  const { terms } = of(brand);
  expect(terms.filter(({ unanswered }) => unanswered).map(({ term }) => term)).toEqual([]);
});

test.each([
  ['milk', /^(Whole|Semi-skimmed|Skimmed) milk/],
  ['butter', /butter \d/],
  ['cheese', /cheese/i],
  ['gin', /\bgin\b/],
  ['water', /water/],
  ['wine', /wine/],
  ['red wine', /Merlot|Rioja|Malbec|Pinot Noir/],
  ['loo roll', /^Toilet roll/],
  ['cornflakes', /Corn flakes/],
  ['coke', /^Cola/],
  ['light bulb', /bulb/],
  ['lactose free milk', /^Lactose-free milk/],
  ['tinned toms', /^Chopped tomatoes/],
  ['squash no added sugar', /^Orange squash/],
  ['something for tea', /pizza|lasagne|pie|curry|masala/i],
])('the first result of %s is the thing itself', (term, name) => {
  expect(
    of('grocery')
      .terms.find((one) => one.term === term)
      ?.found[0]?.slice(2),
  ).toMatch(name);
});

test.each([
  ['grocery', 'vegan chocolate', /chocolate/],
  ['grocery', 'skimmed milk', /^Skimmed milk/],
  ['grocery', 'vegan mayo', /^Mayonnaise/],
  ['grocery', 'bbq sauce', /sauce|ketchup/],
  ['grocery', 'family dinner', /lasagne|pie|Macaroni/],
  ['grocery', 'dinner', /lasagne|pie|Macaroni/],
  ['grocery', 'toad in the hole', /sausages/],
  ['grocery', 'alcohol', /Merlot|Rioja|Malbec|Prosecco/],
  ['grocery', 'washing powder', /powder/],
  ['homeware', 'wedding present', /box/],
  ['homeware', 'new home', /box/],
  ['homeware', 'washing up bowl', /Ten litre bucket/],
  ['homeware', 'moss', /, moss/],
  ['homeware', 'hanging pictures', /Picture hooks|hammer/],
  ['homeware', 'hose', /watering can/],
  ['homeware', 'cake tin', /pan|casserole/],
] as const)('the first results of %s for %s are what comes nearest', (brand, term, name) => {
  const found = of(brand)
    .terms.find((one) => one.term === term)
    ?.found.slice(0, 2);
  expect(found?.map((line) => line.slice(2))).toEqual([expect.stringMatching(name), expect.stringMatching(name)]);
});

test('a perfect order scores 1, a reversed one less, and no result 0', () => {
  expect(ndcg([3, 2, 0], [0, 2, 3])).toBe(1);
  expect(ndcg([0, 2, 3], [0, 2, 3])).toBeLessThan(0.7);
  expect(ndcg([], [0, 2, 3])).toBe(0);
  expect(ndcg([0], [0, 0])).toBeUndefined();
});

test.each(['grocery', 'homeware'] as const)(
  'no term of %s loses a condition, and what is not sold is said',
  (brand) => {
    const { terms } = of(brand);
    expect(
      terms.filter(({ forbidden }) => forbidden.length > 0).map(({ term, forbidden }) => [term, forbidden]),
    ).toEqual([]);
    expect(terms.filter(({ saysSo }) => !saysSo).map(({ term, nothing }) => [term, nothing])).toEqual([]);
  },
);
