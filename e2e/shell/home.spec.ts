import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';

interface Reply {
  readonly hero: { readonly title: string };
  readonly steps: readonly { readonly title: string }[];
  readonly sections: readonly { readonly title: string }[];
  readonly aisles: readonly { readonly name: string }[];
}
interface Footer {
  readonly footer: {
    readonly columns: readonly { readonly links: readonly { readonly label: string; readonly href: string }[] }[];
    readonly social: readonly { readonly network: string; readonly href: string }[];
    readonly apps: readonly { readonly platform: string; readonly href: string }[];
    readonly smallPrint: string;
  };
}

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);

  test(`[2.01] ${business.name}: home shows the shop’s own content, its aisles and how to begin`, async ({ page }) => {
    const reply = await page.goto(`${origin}/`);
    expect(reply?.status()).toBe(200);
    const content = await page.evaluate(async () => {
      const answer = await fetch('/en-gb/api/content/home', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      return (await answer.json()) as Reply;
    });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(content.hero.title);
    await expect(main.getByLabel(/postcode|address/i).first()).toBeVisible();
    for (const { title } of [...content.steps, ...content.sections])
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
    for (const { name } of content.aisles)
      await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
  });

  test(`[1.38] ${business.name}: every page’s footer links to Facebook, Twitter and Instagram, and to the apps for iOS and Android`, async ({
    page,
  }) => {
    await page.goto(`${origin}/faqs`);
    const { footer } = await page.evaluate(async () => {
      const answer = await fetch('/en-gb/api/content/header-footer', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      return (await answer.json()) as Footer;
    });
    expect(footer.social.map(({ network }) => network)).toEqual(['facebook', 'twitter', 'instagram']);
    expect(footer.apps.map(({ platform }) => platform)).toEqual(['ios', 'android']);
    const store = `/stores/${business.store.slug}`;
    for (const path of ['/', '/faqs', '/basket', '/nowhere', store]) {
      await page.goto(origin + path);
      // A link to the chosen store leads to the search before one is chosen, and one to the account through the log-in.
      const atStore = (href: string) => {
        if (href.startsWith('/member')) return `/login?from=${encodeURIComponent(href)}`;
        if (!href.includes(':storeSlug')) return href;
        return path === store ? href.replace('/stores/:storeSlug', store) : /^\/stores-near-by\?problem=/;
      };
      const foot = page.getByRole('contentinfo');
      for (const [label, href] of [
        ['Facebook', footer.social[0]?.href],
        ['Twitter', footer.social[1]?.href],
        ['Instagram', footer.social[2]?.href],
        ['iOS app', footer.apps[0]?.href],
        ['Android app', footer.apps[1]?.href],
      ] as const)
        await expect(foot.getByRole('link', { name: label })).toHaveAttribute('href', href ?? '');
      for (const { label, href } of footer.columns.flatMap(({ links }) => links))
        await expect(foot.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', atStore(href));
      await expect(foot.getByText(footer.smallPrint)).toBeVisible();
    }
  });
}
