import { type BrowserFault, browserFaults } from './support/broken-release';
import { behaviourOf, expectItemCanBeAdded, expectReported } from './support/expectations';
import { test } from './support/fixtures';
import { modulesOf, remotes } from './support/modules';

/**
 * Releases whose signed modules do not work. Their owners allow no fallback version (with one:
 * fallback-versions.spec.ts), so that only the failure policy is tested.
 */
for (const remote of remotes)
  test.describe(remote, () => {
    for (const kind of Object.keys(browserFaults) as BrowserFault[])
      test(`${remote}: every module ${kind}, and each follows its owner’s failure policy`, async ({
        storefront,
        visit,
      }) => {
        const version = await storefront.publish(remote, { browser: kind, fallback: false });
        for (const module of modulesOf(remote))
          await test.step(`${module.role} ${module.expose}`, async () => {
            const { id } = await storefront.promote({ [remote]: version });
            const page = await visit(module.who);
            storefront.front.requests.length = 0;
            await behaviourOf(module).expectBroken(page, module);
            await expectReported(storefront, module, { version, composition: id });
            // Broken code needs another version: a retry gets the current one.
            await storefront.restore();
            await behaviourOf(module).expectRecovered(page, module, 'code');
          });
        await storefront.promote({ [remote]: version });
        await expectItemCanBeAdded(await visit('newcomer'));
        await storefront.restore();
      });
  });
