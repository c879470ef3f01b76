import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useState } from 'react';
import { find } from '../handlers/find';

/** What a look-up has found. */
export interface FoundPostcode {
  readonly found?: string;
  /** The code of the problem, if it was not found. */
  readonly problem?: string;
}

const problemText = (code: string): string =>
  code === 'invalid_postcode' ? 'Enter a full postcode, such as SE1 9GF.' : 'We could not look that up. Try again.';

/**
 * Its script handles the form in place; without scripts the action `find` does.
 * @param first the outcome in the page's URL
 */
export function PostcodeForm({ first }: { readonly first: FoundPostcode }) {
  const { api } = usePageContext();
  const [answer, setAnswer] = useState(first);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = String(new FormData(event.currentTarget).get('postcode'));
    const reply = await find(api, { postcode });
    setAnswer(reply.kind === 'found' ? { found: reply.postcode } : { problem: reply.code });
  };
  return (
    <>
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
    </>
  );
}
