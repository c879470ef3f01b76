import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { PageFrame } from '@storefront/ui/page-frame';
import { PageTitle } from '@storefront/ui/page-title';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useState } from 'react';

interface ExampleData {
  /** The postcode that was found. */
  readonly found?: string;
  /** The code of the problem, if it was not found. */
  readonly problem?: string;
}

async function loadExample({ query }: LoadContext): Promise<LoadResult<ExampleData>> {
  return { kind: 'page', data: { found: query.found, problem: query.problem }, head: { title: 'Example' } };
}

export const load = typeof document === 'undefined' ? loadExample : serverOnlyLoad;

const problemText = (code: string): string =>
  code === 'invalid_postcode' ? 'Enter a full postcode, such as SE1 9GF.' : 'We could not look that up. Try again.';

/** Its script handles the form in place; without scripts the action `find` does. */
export function Page({ data }: PageProps<ExampleData>) {
  const { api } = usePageContext();
  const [answer, setAnswer] = useState(data);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = String(new FormData(event.currentTarget).get('postcode'));
    const reply = await api.call('POST /location/coordinates-by-postcode', { body: { postcode } });
    setAnswer(reply.ok ? { found: reply.data.postcode } : { problem: reply.error.code });
  };
  return (
    <PageFrame width="single">
      <PageTitle note="A page of a remote with a repository of its own.">Example</PageTitle>
      <form method="post" action={actionPath('example', 'find')} onSubmit={submit}>
        <TextField
          label="Postcode"
          name="postcode"
          autoComplete="postal-code"
          error={answer.problem && problemText(answer.problem)}
        />
        <Button type="submit">Find it</Button>
      </form>
      <p role="status">{answer.found && `Found ${answer.found}.`}</p>
    </PageFrame>
  );
}
