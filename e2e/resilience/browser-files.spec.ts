import type { Fault } from '@storefront/testing/fault-proxy';
import { behaviourOf, expectItemCanBeAdded, expectReported } from './support/expectations';
import { test } from './support/fixtures';
import { allModules, assetsPath, type ExposedModule, modulesOf, remotes } from './support/modules';

/** How a file can fail to load: served that way by a real server to a real browser. */
const faults: Readonly<Record<string, Fault>> = {
  'answers 404': { kind: 'status', status: 404 },
  'answers 500': { kind: 'status', status: 500 },
  hangs: { kind: 'hang' },
  'is cut off': { kind: 'truncate' },
  'has another hash': { kind: 'tamper' },
};

/** The broken file: each module's own; the container's once per remote. */
const subjects: readonly { module: ExposedModule; files: readonly string[]; what: string; adds: boolean }[] = [
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

for (const { module, files, what, adds } of subjects)
  for (const [fault, served] of Object.entries(faults))
    test(`${module.remote}: ${what} ${fault}, and the ${module.role} follows its owner’s failure policy`, async ({
      storefront,
      visit,
    }) => {
      const page = await visit(module.who);
      const behaviour = behaviourOf(module);
      storefront.front.requests.length = 0;
      const version =
        served.kind === 'hang'
          ? await storefront.promoteWithShortTimeouts(module.remote)
          : storefront.firstVersion(module.remote);
      storefront.front.rules = [{ path: assetsPath(module.remote, files), fault: served }];
      await behaviour.expectBroken(page, module);
      const release = { version, composition: await storefront.shownComposition() };
      await expectReported(storefront, module, release, what === 'its container');
      if (adds) await expectItemCanBeAdded(await visit('newcomer'));
      storefront.front.rules = [];
      await behaviour.expectRecovered(page, module, 'files');
    });
