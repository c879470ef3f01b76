import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import type { ChangeEvent } from 'react';

const STORAGE_KEY = 'gifts:draft';

async function loadRecipient({ params }: LoadContext): Promise<LoadResult<string>> {
  return { kind: 'page', data: params.recipient ?? '', head: { title: 'A gift' } };
}

export const load = typeof document === 'undefined' ? loadRecipient : serverOnlyLoad;

/** Keeps a letter in the browser's storage while it is written. */
export function Page({ data }: PageProps<string>) {
  const keep = ({ target }: ChangeEvent<HTMLTextAreaElement>) => localStorage.setItem(STORAGE_KEY, target.value);
  return (
    <main>
      <h1>A gift for {data}</h1>
      <label>
        Letter <textarea onChange={keep} />
      </label>
    </main>
  );
}
