import type { Page } from '@playwright/test';
import type { Fault, FaultRule } from '@storefront/testing/storefront/fault-proxy';
import { behaviourOf, expectItemCanBeAdded, expectReported } from '../support/expectations';
import { test, type Visit } from '../support/fixtures';
import { assetsPath, type ExposedModule, modulesByDocument, modulesOf, remotes } from '../support/modules';
import { expectBrokenAfterLink } from '../support/private-pages';
import type { TestStorefront } from '../support/test-storefront';

type NamedFault = readonly [name: string, fault: Fault];

/** How a file can fail to load: served that way by a real server to a real browser. */
const faults: readonly NamedFault[] = [
  ['answers 404', { kind: 'status', status: 404 }],
  ['is cut off', { kind: 'truncate' }],
  // The last, because the browser stores the wrong file: its recovery may not use that one.
  ['has another hash', { kind: 'tamper' }],
];
const LAST = faults.at(-1)?.[0];

/** Pages see the same event of a script as for 404, so this is tested with the containers alone. */
const ofContainers: NamedFault = ['answers 500', { kind: 'status', status: 500 }];

interface Release {
  readonly version: string;
  readonly fault: Fault;
  /** How the page reaches the fault: by a new document, by a link from another page, or by a retry of the same files. */
  readonly arrival?: 'document' | 'link' | 'retry';
}

/** The broken file: each module's own; the container's once per remote. */
interface Subject {
  readonly module: ExposedModule;
  readonly files: readonly string[];
  readonly what: string;
  /** It is also tested that an item can be added. */
  readonly adds: boolean;
}

type SubjectsOfOneDocument = readonly [Subject, ...Subject[]];

const subjectOf = (module: ExposedModule): Subject => ({
  module,
  files: module.files,
  what: module.expose,
  adds: false,
});

const otherSubjects: readonly Subject[] = [
  ...remotes.flatMap((remote) => {
    const [module] = modulesOf(remote);
    // Without a whole remote the rest must still work: tested once per remote and fault.
    return module ? [{ module, files: [module.entry], what: 'its container', adds: true }] : [];
  }),
  // Style sheets of server-rendered parts are in the document; the others load with their module and are required too.
  ...remotes.flatMap((remote) => {
    const module = modulesOf(remote).find(
      ({ role, boundary, styles }) => styles.length > 0 && (role === 'private page' || boundary === 'basket-drawer'),
    );
    return module ? [{ module, files: module.styles, what: `the style sheet of ${module.expose}`, adds: false }] : [];
  }),
];

const subjectsByDocument: readonly SubjectsOfOneDocument[] = [
  ...remotes
    .flatMap(modulesByDocument)
    .map(([first, ...others]): SubjectsOfOneDocument => [subjectOf(first), ...others.map(subjectOf)]),
  ...otherSubjects.map((subject): SubjectsOfOneDocument => [subject]),
];

/** Breaks the subject's files and checks that the policy applies. */
async function expectBroken(
  storefront: TestStorefront,
  page: Page,
  visit: Visit,
  { module, files, what, adds }: Subject,
  { version, fault, arrival = 'document' }: Release,
) {
  const { remote } = module;
  storefront.front.requests.length = 0;
  storefront.front.rules = [{ path: assetsPath(remote, files), fault }, ...unstored(remote)];
  const composition = await storefront.shownComposition();
  const failed = () => expectReported(storefront, module, { version, composition }, what === 'its container');
  const behaviour = behaviourOf(module);
  if (arrival === 'retry' && behaviour.expectStillBroken) await behaviour.expectStillBroken(page, failed);
  else if (arrival === 'link') await expectBrokenAfterLink(page, module, failed);
  else {
    await behaviour.expectBroken(page, module);
    await failed();
  }
  if (adds) await expectItemCanBeAdded(await visit('newcomer'));
}

/** The browser does not store the remote's files, so that another fault can follow in the same browser. */
const unstored = (remote: string): FaultRule[] => [
  { path: `/assets/${remote}/`, fault: { kind: 'headers', headers: { 'cache-control': 'no-store' } } },
];

/** The files are there again. */
async function expectRecovered(storefront: TestStorefront, page: Page, { module }: Subject) {
  storefront.front.rules = unstored(module.remote);
  await behaviourOf(module).expectRecovered(page, module, 'files');
  storefront.front.rules = [];
}

for (const subjects of subjectsByDocument) {
  const [{ module, what }, ...others] = subjects;
  const { remote, role, who } = module;
  const title = others.length
    ? `no ${role} of a ${who} can be loaded, and each follows its owner’s failure policy`
    : `${what} cannot be loaded, and its owner’s failure policy applies`;
  test(`${remote}: ${title}`, async ({ storefront, visit, pageFor }) => {
    const version = storefront.firstVersion(remote);
    // A command recovers after each fault, on a page of its own; other failures stay for the next fault.
    const isCommand = role === 'handlers';
    for (const subject of subjects)
      for (const [index, [name, fault]] of (subject.adds ? [ofContainers, ...faults] : faults).entries())
        await test.step(`${subject.what} ${name}`, async () => {
          const page = await pageFor(module);
          // Only private pages share a document, so a link leads from one to the next.
          const arrival = index > 0 && !isCommand ? 'retry' : others.includes(subject) ? 'link' : 'document';
          await expectBroken(storefront, page, visit, subject, { version, fault, arrival });
          if (isCommand || name === LAST) await expectRecovered(storefront, page, subject);
        });
  });
}

/** The open document waits for hanging files on the browser's six connections, so it is replaced after four. */
const HANGS_PER_DOCUMENT = 4;

// A hanging file is given up by its timeout, which a release of the remote shortens: one for all of its modules.
for (const remote of remotes)
  test(`${remote}: each of its files hangs, and each module follows its owner’s failure policy`, async ({
    storefront,
    visit,
    pageFor,
  }) => {
    const version = await storefront.promoteWithShortTimeouts(remote);
    for (const subjects of subjectsByDocument.filter(([{ module }]) => module.remote === remote))
      for (const [index, subject] of subjects.entries())
        await test.step(`${subject.what}, ${subject.module.role}`, async () => {
          const page = await pageFor(subject.module);
          const arrival = index % HANGS_PER_DOCUMENT === 0 ? 'document' : 'link';
          await expectBroken(storefront, page, visit, subject, { version, fault: { kind: 'hang' }, arrival });
          await expectRecovered(storefront, page, subject);
        });
  });
