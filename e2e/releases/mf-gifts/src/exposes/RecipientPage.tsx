import { busFor } from '@storefront/bus/bus';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { type ChangeEvent, useState } from 'react';

const bus = busFor('mf-gifts');
const STORAGE_KEY = 'gifts:draft';

async function loadRecipient({ params }: LoadContext): Promise<LoadResult<string>> {
  return { kind: 'page', data: params.recipient ?? '', head: { title: 'A gift' } };
}

export const load = typeof document === 'undefined' ? loadRecipient : serverOnlyLoad;

/** Keeps a letter in the browser's storage while it is written, and requests a command. */
export function Page({ data }: PageProps<string>) {
  const keep = ({ target }: ChangeEvent<HTMLTextAreaElement>) => localStorage.setItem(STORAGE_KEY, target.value);
  const [wrapping, setWrapping] = useState('');
  const wrap = async () => {
    const reply = await bus.request('gifts:wrap@2', {
      layers: [
        { of: 'paper', colour: 'red' },
        { of: 'ribbon', colour: 'gold' },
      ],
    });
    setWrapping(reply.kind === 'wrapped' ? `Wrapped in ${reply.layers.join(' and ')}` : 'Not wrapped');
  };
  return (
    <main>
      <h1>A gift for {data}</h1>
      <label>
        Letter <textarea onChange={keep} />
      </label>
      <button type="button" onClick={wrap}>
        Wrap it
      </button>
      <p role="status">{wrapping}</p>
    </main>
  );
}
