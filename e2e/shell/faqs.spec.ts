import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

const sampleFaqs = {
  [pipwell.name]: {
    question: 'What does delivery cost?',
    id: 'what-does-delivery-cost',
    answer: /From nothing at quiet times/,
  },
  [lathmere.name]: { question: 'What does delivery cost?', id: 'what-does-delivery-cost', answer: /./ },
};

for (const business of [pipwell, lathmere]) {
  const { question, id, answer } = sampleFaqs[business.name] ?? { question: '', id: '', answer: /./ };
  const faqs = `${originOf(business)}/faqs`;

  test(`[1.33] ${business.name}: questions expand to their answers, can be searched, and lead to the shop when none helps`, async ({
    page,
  }) => {
    await page.goto(faqs, { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    const all = await main.locator('details').count();
    expect(all).toBeGreaterThan(3);
    await main.getByText(question, { exact: true }).click();
    await expect(main.locator(`#${id}`)).toBeVisible();
    await expect(main.locator(`#${id}`)).toContainText(answer);
    await expectNoAxeFindings(page);

    const search = main.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('DELIVERY cost');
    await expect(main.getByText(/^1 of \d+ questions$/)).toBeVisible();
    await expect(main.locator('details')).toHaveCount(1);
    await search.fill('zzzz');
    await expect(main.getByRole('heading', { name: 'No questions about ‘zzzz’' })).toBeVisible();
    await expectNoAxeFindings(page);
    await search.fill('');
    await expect(main.locator('details')).toHaveCount(all);
    await main.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test(`${business.name}: a link to a question expands it, and the URL of a search shows its results`, async ({
    page,
  }) => {
    await page.goto(`${faqs}#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.goto(`${faqs}?q=delivery`);
    await expect(page.getByRole('main').locator('details[open]').first()).toBeVisible();
    // With the keyboard only.
    await page.goto(faqs, { waitUntil: 'networkidle' });
    await page.getByRole('main').locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open', '');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions can still be searched and expanded', async ({ page }) => {
    await page.goto(`${baseURL}/faqs`);
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('cost');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/faqs\?q=cost$/);
    await expect(page.getByText('What does delivery cost?', { exact: true })).toBeVisible();
    await expect(page.getByText(/From nothing at quiet times/)).toBeVisible();
  });
});
