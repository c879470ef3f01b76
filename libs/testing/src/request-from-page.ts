import type { Page } from '@playwright/test';
import type { ShopperRequest } from './shopper-session';

/** Sends a session's calls from within the page, with its cookies: only the browser resolves names like house.localhost. */
export const requestFromPage = (page: Page): ShopperRequest => ({
  async post(url, { data }) {
    const { status, body } = await page.evaluate(
      async ([to, json]) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(to, { method: 'POST', headers, body: json });
        return { status: reply.status, body: await reply.text() };
      },
      [url, JSON.stringify(data)] as const,
    );
    return {
      ok: () => status < 400,
      status: () => status,
      text: async () => body,
      json: async () => JSON.parse(body) as unknown,
    };
  },
});
