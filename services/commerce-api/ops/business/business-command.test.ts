import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@storefront/api/client';
import { createFetchTransport } from '@storefront/api/transport/transport-fetch';
import { runOps } from '../../test-support/programs/run-ops';
import { createTestService, type TestService } from '../../test-support/test-service';

const template = fileURLToPath(new URL('../../brand-template', import.meta.url));
let service: TestService;
let home: string;
let folder: string;
beforeAll(async () => {
  service = await createTestService();
  home = mkdtempSync(join(tmpdir(), 'business-'));
});
beforeEach(() => {
  folder = join(home, 'fernhill');
  rmSync(folder, { recursive: true, force: true });
  cpSync(template, folder, { recursive: true });
});
afterAll(async () => {
  await service.close();
  rmSync(home, { recursive: true });
});

async function save(checkOnly = false): Promise<string> {
  const headers = { 'x-admin-key': service.keys.admin };
  const transport = createFetchTransport({ headers: () => headers });
  const client = createClient({ locale: 'en-gb', origin: service.origin, transport });
  const words = ['business', folder, ...(checkOnly ? ['--check'] : [])];
  const lines = await runOps(client, words, join(home, 'pictures'));
  return lines.join('\n');
}
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const change = (file: string, from: string, to: string) =>
  write(file, readFileSync(join(folder, file), 'utf8').replace(from, to));
const idOf = async () =>
  (await service.call('POST /white-label/settings', { host: 'garden.localhost' })).data.businessId;
const pageOf = async (slug: string) => service.call('POST /seo/page', { slug }, { business: await idOf() });

test('a folder’s pages, campaigns and redirects are saved, and a dry run saves none of them', async () => {
  expect(await save(true)).toBe('Fernhill can be added');
  expect((await service.call('POST /white-label/settings', { host: 'garden.localhost' })).status).toBe(404);

  const output = await save();
  expect(output).not.toContain('It has no page');
  expect((await pageOf('privacy')).data).toMatchObject({
    kind: 'legal',
    title: 'Privacy',
    updatedOn: '2026-10-05',
    sections: [
      { heading: null, paragraphs: [expect.stringContaining('dry'), expect.stringContaining('invented')], points: [] },
      { heading: 'What we keep', points: { length: 4 } },
      {
        heading: 'Your rights',
        // Two lines of the file.
        paragraphs: [expect.stringMatching(/fernhill\.example\.com; we answer within a month\.$/)],
      },
    ],
  });
  const business = await idOf();
  expect((await service.call('POST /seo/redirect', { slug: 'data-protection' }, { business })).data).toEqual({
    to: { route: null, params: {}, pageSlug: 'privacy' },
    permanent: true,
  });
  const campaignId = Number(/first-frost {2}\S+campaignId=(\d+)/.exec(output)?.[1]);
  const link = { actionType: 'open-campaign', campaignId, platform: 'web' } as const;
  expect((await service.call('POST /deep-links/action', link, { business })).data).toMatchObject({
    to: { pageSlug: 'planting' },
    campaign: { title: 'Before the first frost' },
  });
});

test('the same folder again changes nothing, and a campaign keeps its link when its text changes', async () => {
  const before = await save();
  expect(await save()).toContain('Fernhill is as the files say');
  change('campaigns.json', 'Say where your garden is.', 'Where is your garden?');
  const after = await save();
  expect(after).toContain('Fernhill has changed: campaigns');
  const links = (output: string) => output.match(/campaignId=\d+/g);
  expect(links(after)).toEqual(links(before));
});

test('a given list replaces the whole list, and an omitted one is unchanged', async () => {
  await save();
  rmSync(join(folder, 'pages/planting.md'));
  rmSync(join(folder, 'redirects.json'));
  write('campaigns.json', '[]');
  expect(await save()).toContain('changed: pages, campaigns');
  expect((await pageOf('planting')).status).toBe(404);
  const business = await idOf();
  expect((await service.call('POST /seo/redirect', { slug: 'help' }, { business })).status).toBe(200);
  rmSync(join(folder, 'pages/terms.md'));
  expect(await save(true)).toContain('It has no page terms yet');
});

test('all invalid input is reported at once, by file and line, and nothing is changed', async () => {
  await save();
  write('pages/terms.md', '---\ntitle: Terms\nkind: legal\nauthor: me\n---\n\n### Small\n\n1. one\n\n| a | b |\n');
  write('pages/notes.txt', 'x');
  change('pages/planting.md', 'Everything is', 'Everything **is**');
  write('campaigns.json', '[\n  { "slug": "x" \n  "title": "y" }\n]');
  change('business.json', '"Fernhill"', '"Fernhill",');
  const output = await save().catch((error: Error) => error.message);
  for (const line of [
    /^The folder is refused, nothing was changed: some of its files cannot be read$/m,
    /^ {2}business\.json:2: is not valid JSON here/m,
    /^ {2}campaigns\.json:3: is not valid JSON here/m,
    /^ {2}pages\/notes\.txt: is not a page: pages are Markdown files that end in \.md$/m,
    /^ {2}pages\/planting\.md:8: bold, italic and code cannot be shown$/m,
    /^ {2}pages\/terms\.md:1: description is missing$/m,
    /^ {2}pages\/terms\.md:4: is none of title, kind, description, updatedOn/m,
    /^ {2}pages\/terms\.md:7: headings have one level/m,
    /^ {2}pages\/terms\.md:9: points are not numbered/m,
    /^ {2}pages\/terms\.md:11: tables cannot be shown$/m,
  ])
    expect(output).toMatch(line);
  expect((await pageOf('terms')).data.title).toBe('Terms');
});

test.each<[string, () => void, RegExp]>([
  ['a colour', () => change('business.json', '#65505c', '#d9d3c3'), /business\.json:14 theme\/muted: muted on /],
  [
    'a kind of page',
    () => change('pages/terms.md', 'kind: legal', 'kind: law'),
    /pages\/terms\.md:3: must be equal to one/,
  ],
  [
    'a day',
    () => change('pages/terms.md', '2026-10-05', '2026-02-31'),
    /pages\/terms\.md:5: 2026-02-31 is not a calendar day/,
  ],
  [
    'a page of a campaign',
    () => change('campaigns.json', '"planting"', '"sowing"'),
    /campaigns\.json:7 0\/page: there is no page sowing/,
  ],
  [
    'a category of a campaign',
    () => change('campaigns.json', '"find-store"', '"open-category", "category": "roses"'),
    /campaigns\.json:15 1\/category: there is no category with the slug roses/,
  ],
  [
    'days that run backwards',
    () => change('campaigns.json', '2035-12-31', '2025-12-31'),
    /campaigns\.json:9 0\/until: 2025-12-31 is before 2026-01-01/,
  ],
  [
    'a redirect of a page that is there',
    () => change('redirects.json', 'data-protection', 'terms'),
    /redirects\.json:1 0\/slug: terms is a page/,
  ],
  [
    'a redirect without a target',
    () => change('redirects.json', ', "page": "privacy"', ''),
    /redirects\.json:1 0: leads to either a page or a route/,
  ],
  [
    'a page of the storefront’s own',
    () => change('redirects.json', 'data-protection', 'basket'),
    /redirects\.json:1 0\/slug: \/basket is a page of the storefront’s own/,
  ],
  [
    'a synonym’s category',
    () => change('synonyms.json', '"offers": true', '"categories": ["roses"]'),
    /synonyms\.json:5 3\/categories\/0: there is no category roses/,
  ],
  [
    'a term twice',
    () => change('synonyms.json', 'flowerpot', 'planter'),
    /synonyms\.json:3 1\/terms\/2: planter is there twice/,
  ],
  [
    'an unknown property',
    () => change('campaigns.json', '"target"', '"colour": "red",\n    "target"'),
    /campaigns\.json:\d 0\/colour: must NOT have additional properties/,
  ],
])('%s is rejected with its file, line and reason, and nothing changes', async (_what, spoil, line) => {
  await save();
  spoil();
  write('pages/privacy.md', readFileSync(join(folder, 'pages/privacy.md'), 'utf8').replace('dry', 'wet'));
  await expect(save()).rejects.toThrow(line);
  expect((await pageOf('privacy')).data.sections[0]?.paragraphs[0]).toContain('dry');
});
