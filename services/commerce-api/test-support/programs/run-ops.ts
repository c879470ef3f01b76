import type { ApiClient } from '@storefront/api/client';
import { runWords } from '../../ops/program';

/** Runs the words after `npm run ops --`; returns the lines that are printed. @throws Error with what is refused */
export async function runOps(
  client: ApiClient,
  words: readonly string[],
  picturesDir = '',
  keysDir = '',
): Promise<string[]> {
  const printed: string[] = [];
  await runWords(words, {
    client: () => client,
    print: (lines) => printed.push(...lines),
    keysDir: () => keysDir,
    picturesDir: () => picturesDir,
  });
  return printed;
}

/** What commands ask before they change something, in a shop in pounds. */
const firstReplies: Readonly<Record<string, object>> = {
  'POST /admin/slots': { storeId: 1, storeName: 'Borough', currency: 'GBP', slots: [] },
  'POST /admin/coupons': { coupons: [], currency: 'GBP' },
  'POST /admin/order': { currency: 'GBP' },
};

/** The last request of a command: its operation and its body. Changes are refused. @throws Error if none is sent */
export async function sentBy(...words: string[]): Promise<unknown[]> {
  const sent: unknown[][] = [];
  const call = async (operation: string, { body }: { body: object }) => {
    sent.push([operation, body]);
    const data = firstReplies[operation];
    return data ? { ok: true, data } : { ok: false, error: { code: 'refused', detail: 'Refused' } };
  };
  try {
    await runOps({ call } as unknown as ApiClient, words);
  } catch (error) {
    if (sent.length === 0) throw error;
  }
  return sent.at(-1) ?? [];
}
