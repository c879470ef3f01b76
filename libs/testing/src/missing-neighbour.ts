import type { Page } from '@playwright/test';
import { actionOwner } from '@storefront/routes/action-path';

/**
 * Shows a page's next documents as if the composition did not have a neighbour: its commands have no owner, its
 * boundaries nothing to load, and its actions get the shell's reply for an owner that is missing.
 * @param remote the neighbour's package name; one that is missing already stays so
 */
export async function removeNeighbour(page: Page, remote: string): Promise<void> {
  await page.route('**/composition/*', async (route) => {
    const response = await route.fetch();
    const composition = (await response.json()) as { packages: readonly { name: string }[] };
    const packages = composition.packages.filter(({ name }) => name !== remote);
    await route.fulfill({ response, json: { ...composition, packages } });
  });
  const actions = `/actions/${actionOwner(remote)}/`;
  await page.route(`**${actions}*`, (route) =>
    route.continue({ url: route.request().url().replace(actions, '/actions/missing/') }),
  );
}
