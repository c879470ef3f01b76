import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordArguments } from './record-arguments';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-arguments-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shop = ['--base-url', 'https://staging.example/stores'];

test('a visit of a storefront begins at its home page, or where it is asked to', () => {
  const file = join(folder, 'visit.json');
  const read = { file, origin: 'https://staging.example', link: undefined, path: '/', keep: [] };
  expect(recordArguments([...shop, file])).toEqual(read);
  const further = ['--path', '/basket', '--keep', 'name', '--keep', 'image'];
  expect(recordArguments([...shop, file, ...further])).toEqual({ ...read, path: '/basket', keep: ['name', 'image'] });
});

test('a link shows the version that is recorded', () => {
  const link = 'https://staging.example/en-gb/preview?pass=abc';
  expect(recordArguments(['--link', link, 'visit.json'])).toMatchObject({ origin: 'https://staging.example', link });
});

test('a wrong command is refused with one sentence', () => {
  const known = join(folder, 'known.json');
  writeFileSync(known, '{}');
  for (const [args, sentence] of [
    [shop, /^Usage: /],
    [[...shop, 'a.json', 'b.json'], /^Usage: /],
    [['visit.json'], /^Usage: /],
    [['--base-url', 'staging', 'visit.json'], /^Usage: /],
    [[...shop, '--link', 'https://staging.example/?pass=a', 'visit.json'], /^Usage: /],
    [['--link', 'https://staging.example/', 'visit.json'], /^The link has no pass/],
    [[...shop, 'visit.ts'], /must end with \.json: visit\.ts$/],
    [[...shop, known], /exists already/],
    [[...shop, 'visit.json', '--path', '//evil.example'], /^The path must begin with a single slash/],
    [[...shop, 'visit.json', '--from', 'x'], /^Unknown option '--from'/],
  ] as const)
    expect(() => recordArguments(args)).toThrow(sentence);
});
