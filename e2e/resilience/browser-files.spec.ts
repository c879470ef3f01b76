import type { Page } from '@playwright/test';
import type { Fault } from '@storefront/testing/fault-proxy';
import { behaviourOf, expectItemCanBeAdded, expectReported } from './support/expectations';
import { test, type Visit } from './support/fixtures';
import { allModules, assetsPath, type ExposedModule, modulesOf, remotes } from './support/modules';
import type { TestStorefront } from './support/test-storefront';

/** How a file can fail to load: served that way by a real server to a real browser. */
const faults: readonly (readonly [name: string, fault: Fault])[] = [
  ['answers 404', { kind: 'status', status: 404 }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['is cut off', { kind: 'truncate' }],
  // The last, because the browser stores the wrong file: its recovery may not use that one.
  ['has another hash', { kind: 'tamper' }],
];

interface Release {
  readonly version: string;
  readonly fault: Fault;
}

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

/** Opens the subject's place with a fault, and checks that the policy applies. */
async function expectBroken(storefront: TestStorefront, page: Page, visit: Visit, subject: Subject, release: Release) {
  const { module, files, what, adds } = subject;
  storefront.front.requests.length = 0;
  storefront.front.rules = [{ path: assetsPath(module.remote, files), fault: release.fault }];
  await behaviourOf(module).expectBroken(page, module);
  const { version } = release;
  const composition = await storefront.shownComposition();
  await expectReported(storefront, module, { version, composition }, what === 'its container');
  if (adds) await expectItemCanBeAdded(await visit('newcomer'));
}

/** The file is there again. The browser does not store it, so that another fault can follow. */
async function expectRecovered(storefront: TestStorefront, page: Page, { module, files }: Subject) {
  const unstored: Fault = { kind: 'headers', headers: { 'cache-control': 'no-store' } };
  storefront.front.rules = [{ path: assetsPath(module.remote, files), fault: unstored }];
  await behaviourOf(module).expectRecovered(page, module, 'files');
  storefront.front.rules = [];
}

for (const subject of subjects) {
  const { remote, role, who } = subject.module;
  test(`${remote}: ${subject.what} cannot be loaded, and the ${role} follows its owner’s failure policy`, async ({
    storefront,
    visit,
  }) => {
    const version = storefront.firstVersion(remote);
    // One browser for all faults loads what is not broken once. A command that recovers has changed the shopper.
    const shared = role === 'handlers' ? undefined : await visit(who);
    for (const [name, fault] of faults)
      await test.step(`${subject.what} ${name}`, async () => {
        const page = shared ?? (await visit(who));
        await expectBroken(storefront, page, visit, subject, { version, fault });
        await expectRecovered(storefront, page, subject);
      });
  });
}

// A hanging file is given up by its timeout, which a release of the remote shortens: one for all of its modules.
for (const remote of remotes)
  test(`${remote}: each of its files hangs, and each module follows its owner’s failure policy`, async ({
    storefront,
    visit,
  }) => {
    const version = await storefront.promoteWithShortTimeouts(remote);
    for (const subject of subjects.filter(({ module }) => module.remote === remote))
      await test.step(`${subject.what}, ${subject.module.role}`, async () => {
        const page = await visit(subject.module.who);
        await expectBroken(storefront, page, visit, subject, { version, fault: { kind: 'hang' } });
        await expectRecovered(storefront, page, subject);
      });
  });
