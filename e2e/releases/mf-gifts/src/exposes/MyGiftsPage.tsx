import type { LoadResult } from '@storefront/remote-kit/page.types';

export async function load(): Promise<LoadResult<undefined>> {
  return { kind: 'page', data: undefined, head: { title: 'My gifts' } };
}

export function Page() {
  return (
    <main>
      <h1>My gifts</h1>
    </main>
  );
}
