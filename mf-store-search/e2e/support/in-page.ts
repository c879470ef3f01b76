import type { Page } from '@playwright/test';

/** Calls from within the page, with its cookies: only the browser resolves names like quick.localhost. */
export async function inPage<Reply>(page: Page, path: string, body?: object): Promise<Reply> {
  return page.evaluate(
    async ([url, data]) => {
      const reply = await fetch(url, {
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        ...(data ? { method: 'POST', body: data } : {}),
      });
      if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    },
    [path, body && JSON.stringify(body)] as const,
  );
}

interface Snapshot {
  readonly location: object | null;
  readonly store: { name: string } | null;
  readonly fulfilment: string;
  readonly basket: { count: number } | null;
}

/** The data of the shopper's session. */
export const sessionOf = (page: Page) => inPage<Snapshot>(page, '/en-gb/session');

interface Item {
  readonly id: number;
  readonly options: readonly {
    readonly id: number;
    readonly minimumSelected: number;
    readonly values: readonly { readonly id: number; readonly default: boolean }[];
  }[];
}

/** Adds the seeded loaf of a store to the shopper's basket. */
export async function addLoaf(page: Page, storeId: number): Promise<void> {
  const { item } = await inPage<{ item: Item }>(page, '/en-gb/api/catalogue/item-details', {
    storeId,
    itemSlug: 'seeded-farmhouse-loaf-800g',
  });
  const options = item.options.flatMap(({ id, minimumSelected, values }) => {
    const value = values.find((one) => one.default) ?? values[0];
    return minimumSelected > 0 && value ? [{ optionId: id, valueId: value.id }] : [];
  });
  await inPage(page, '/en-gb/api/basket/add-item', {
    storeId,
    fulfilmentMethod: 'delivery',
    menuItem: { id: item.id, quantity: 1, options },
  });
}
