import type { Fault } from '@storefront/testing/fault-proxy';
import { behaviourOf, expectItemCanBeAdded, expectReported } from './support/expectations';
import { test, type Visit } from './support/fixtures';
import { allModules, assetsPath, type ExposedModule, modulesOf, remotes } from './support/modules';
import type { TestStorefront } from './support/test-storefront';

/** How a file can fail to load: served that way by a real server to a real browser. */
const faults: Readonly<Record<string, Fault>> = {
  'answers 404': { kind: 'status', status: 404 },
  'answers 500': { kind: 'status', status: 500 },
  'is cut off': { kind: 'truncate' },
  'has another hash': { kind: 'tamper' },
};

/** The broken file: each module's own; the container's once per remote. */
interface Subject {
  readonly module: ExposedModule;
  readonly files: readonly string[];
  readonly what: string;
  /** It is also tested that an item can be added. */
  readonly adds: boolean;
}

const subjects: readonly Subject[] = [
  ...allModules.map((module) => ({
    module,
    files: module.files,
    what: module.expose,
    adds: false,
  })),
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

async function expectPolicy(storefront: TestStorefront, visit: Visit, subject: Subject, version: string, fault: Fault) {
  const { module, files, what, adds } = subject;
  const page = await visit(module.who);
  const behaviour = behaviourOf(module);
  storefront.front.requests.length = 0;
  storefront.front.rules = [{ path: assetsPath(module.remote, files), fault }];
  await behaviour.expectBroken(page, module);
  const release = { version, composition: await storefront.shownComposition() };
  await expectReported(storefront, module, release, what === 'its container');
  if (adds) await expectItemCanBeAdded(await visit('newcomer'));
  storefront.front.rules = [];
  await behaviour.expectRecovered(page, module, 'files');
}

for (const subject of subjects) {
  const { remote, role } = subject.module;
  for (const [name, fault] of Object.entries(faults))
    test(`${remote}: ${subject.what} ${name}, and the ${role} follows its owner’s failure policy`, ({
      storefront,
      visit,
    }) => expectPolicy(storefront, visit, subject, storefront.firstVersion(remote), fault));
}

// A hanging file is given up by its timeout, which a release of the remote shortens: one for all of its modules.
for (const remote of remotes)
  test(`${remote}: each of its files hangs, and each module follows its owner’s failure policy`, async ({
    storefront,
    visit,
  }) => {
    const version = await storefront.promoteWithShortTimeouts(remote);
    for (const subject of subjects.filter(({ module }) => module.remote === remote))
      await test.step(`${subject.what}, ${subject.module.role}`, () =>
        expectPolicy(storefront, visit, subject, version, { kind: 'hang' }));
  });
