import type { Page } from '@playwright/test';
import { type BrowserFault, browserFaults } from '../support/broken-release';
import { behaviourOf, expectItemCanBeAdded, expectReported } from '../support/expectations';
import { test } from '../support/fixtures';
import { type ExposedModule, type ModulesOfOneDocument, modulesByDocument, remotes } from '../support/modules';
import { expectBrokenAfterLink, expectShown } from '../support/private-pages';

const stepName = ({ role, expose }: ExposedModule) => `${role} ${expose}`;

/**
 * Releases whose signed modules do not work. Their owners allow no fallback version (with one:
 * fallback-versions.spec.ts), so that only the failure policy is tested. All pages of a remote are broken by one
 * release and recover by the next: a release takes longer to show than a page.
 */
for (const remote of remotes)
  test.describe(remote, () => {
    for (const kind of Object.keys(browserFaults) as BrowserFault[])
      test(`${remote}: every module ${kind}, and each follows its owner’s failure policy`, {
        tag: remote === 'mf-basket' && kind === 'throws on evaluation' ? ['@gate'] : [],
      }, async ({ storefront, visit, pageFor }) => {
        const version = await storefront.publish(remote, { browser: kind, fallback: false });
        const { id } = await storefront.promote({ [remote]: version });
        const failed = (module: ExposedModule) => expectReported(storefront, module, { version, composition: id });
        const broken: { page: Page; modules: ModulesOfOneDocument }[] = [];
        for (const modules of modulesByDocument(remote)) {
          const [first, ...others] = modules;
          // A page whose failure offers a retry stays open for it.
          const page = behaviourOf(first).expectStillBroken ? await visit(first.who) : await pageFor(first);
          storefront.front.requests.length = 0;
          await test.step(`${stepName(first)} is broken`, async () => {
            await behaviourOf(first).expectBroken(page, first);
            await failed(first);
          });
          for (const module of others)
            await test.step(`${stepName(module)} is broken`, () =>
              expectBrokenAfterLink(page, module, () => failed(module)));
          broken.push({ page, modules });
        }
        await expectItemCanBeAdded(await visit('newcomer'));
        // Broken code needs another version: a retry gets the current one.
        await storefront.restore();
        for (const { page, modules } of broken) {
          // The last one is on the page.
          const last = modules.at(-1) ?? modules[0];
          await test.step(`${stepName(last)} recovers`, () => behaviourOf(last).expectRecovered(page, last, 'code'));
          for (const module of modules.slice(0, -1))
            await test.step(`${stepName(module)} works`, () => expectShown(page, module));
        }
      });
  });
