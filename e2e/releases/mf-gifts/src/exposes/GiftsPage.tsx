import { publishedValues, publishLinkValue } from '@storefront/bus/link-values';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { actionPath } from '@storefront/routes/action-path';
import { type FormEvent, useState } from 'react';
import { postcodeProblem } from '../recipient.schema';

interface GiftsData {
  readonly found?: string;
  readonly problem?: string;
}

async function loadGifts({ query }: LoadContext): Promise<LoadResult<GiftsData>> {
  return { kind: 'page', data: { found: query.found, problem: query.problem }, head: { title: 'Gifts' } };
}

export const load = typeof document === 'undefined' ? loadGifts : serverOnlyLoad;

/** Its script handles its form in place; without scripts its action does. */
export function Page({ data }: PageProps<GiftsData>) {
  const { api } = usePageContext();
  const [answer, setAnswer] = useState(data);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = String(new FormData(event.currentTarget).get('postcode'));
    const problem = postcodeProblem(postcode);
    if (problem) return setAnswer({ problem });
    const reply = await api.call('POST /location/coordinates-by-postcode', { body: { postcode } });
    const known = Number(publishedValues().gifts?.found ?? 0);
    if (reply.ok) publishLinkValue('gifts', { found: known + 1 });
    setAnswer(reply.ok ? { found: reply.data.postcode } : { problem: reply.error.code });
  };
  return (
    <main>
      <h1>Send a gift</h1>
      <form method="post" action={actionPath('gifts', 'find')} onSubmit={submit}>
        <label>
          Their postcode <input name="postcode" />
        </label>
        <button type="submit">Find them</button>
      </form>
      {answer.found && <p role="status">We deliver to {answer.found}</p>}
      {answer.problem && <p role="alert">Refused: {answer.problem}</p>}
    </main>
  );
}
