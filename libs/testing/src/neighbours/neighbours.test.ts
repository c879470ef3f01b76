import { chosenNeighbours } from './neighbours';

afterEach(() => {
  delete process.env.NEIGHBOURS;
  delete process.env.NEIGHBOURS_FROM;
});

const choose = (neighbours: string, from = '') => {
  process.env.NEIGHBOURS = neighbours;
  process.env.NEIGHBOURS_FROM = from;
  return chosenNeighbours();
};

test('neighbours are chosen by NEIGHBOURS', () => {
  expect([choose(''), choose('doubles'), choose('published', '/srv')]).toEqual(['none', 'doubles', 'published']);
});

test.each([
  ['Doubles', '', "NEIGHBOURS is 'Doubles'; it must be one of none, doubles, published."],
  ['', '/srv', 'NEIGHBOURS_FROM needs NEIGHBOURS=doubles or NEIGHBOURS=published.'],
  ['none', '/srv', 'NEIGHBOURS_FROM needs NEIGHBOURS=doubles or NEIGHBOURS=published.'],
])('NEIGHBOURS=%s with NEIGHBOURS_FROM=%s is refused', (neighbours, from, sentence) => {
  expect(() => choose(neighbours, from)).toThrow(sentence);
});
