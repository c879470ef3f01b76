import { type BrowserBreak, browserBreaks } from './support/broken-release';
import { basketIsFilled, behaviourOf, isReported } from './support/expectations';
import { test } from './support/fixtures';
import { modulesOf, remotes } from './support/modules';

/**
 * Releases whose signed modules do not work. Their owners allow no fallback version (with one:
 * fallback-versions.spec.ts), so that only the failure policy is tested.
 */
for (const remote of remotes)
  test.describe(remote, () => {
    for (const kind of Object.keys(browserBreaks) as BrowserBreak[])
      test(`${remote}: every module ${kind}, and each follows its owner’s failure policy`, async ({
        storefront,
        visit,
      }) => {
        const version = await storefront.publish(remote, { browser: kind, fallback: false });
        for (const module of modulesOf(remote))
          await test.step(`${module.role} ${module.expose}`, async () => {
            const { id } = await storefront.promotes({ [remote]: version });
            const page = await visit(module.who);
            storefront.front.passed.length = 0;
            await behaviourOf(module).broken(page, module);
            await isReported(storefront, module, { version, composition: id });
            // Broken code needs another version: a retry gets the current one.
            await storefront.heals();
            await behaviourOf(module).healed(page, module, 'code');
          });
        await storefront.promotes({ [remote]: version });
        await basketIsFilled(await visit('newcomer'));
        await storefront.heals();
      });
  });
