import type { Page } from '@playwright/test';
import { type BrowserFault, browserFaults } from './support/broken-release';
import { behaviourOf, expectItemCanBeAdded, expectReported } from './support/expectations';
import { test } from './support/fixtures';
import { type ExposedModule, modulesOf, remotes } from './support/modules';

const stepName = ({ role, expose }: ExposedModule) => `${role} ${expose}`;

/**
 * Releases whose signed modules do not work. Their owners allow no fallback version (with one:
 * fallback-versions.spec.ts), so that only the failure policy is tested. All pages of a remote are broken by one
 * release and recover by the next: a release takes longer to show than a page.
 */
for (const remote of remotes)
  test.describe(remote, () => {
    for (const kind of Object.keys(browserFaults) as BrowserFault[])
      test(`${remote}: every module ${kind}, and each follows its owner’s failure policy`, async ({
        storefront,
        visit,
      }) => {
        const version = await storefront.publish(remote, { browser: kind, fallback: false });
        const { id } = await storefront.promote({ [remote]: version });
        const broken: { module: ExposedModule; page: Page }[] = [];
        for (const module of modulesOf(remote))
          await test.step(`${stepName(module)} is broken`, async () => {
            const page = await visit(module.who);
            broken.push({ module, page });
            storefront.front.requests.length = 0;
            await behaviourOf(module).expectBroken(page, module);
            await expectReported(storefront, module, { version, composition: id });
          });
        await expectItemCanBeAdded(await visit('newcomer'));
        // Broken code needs another version: a retry gets the current one.
        await storefront.restore();
        for (const { module, page } of broken)
          await test.step(`${stepName(module)} recovers`, () =>
            behaviourOf(module).expectRecovered(page, module, 'code'));
      });
  });
