import { busFor } from '@storefront/bus/bus';
import { Boundary } from '@storefront/remote-kit/boundary';
import type { LoadResult } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { useFormik } from 'formik';
import moment from 'moment';
import { useState } from 'react';
import { string, type ValidationError } from 'yup';

const bus = busFor('mf-cards');

async function loadCards(): Promise<LoadResult<undefined>> {
  return { kind: 'page', data: undefined, head: { title: 'Cards' } };
}

export const boundaries = ['gift-date'];
export const load = typeof document === 'undefined' ? loadCards : serverOnlyLoad;

const nameSchema = string().label('Their name').required();

function nameProblem(name: string): string {
  try {
    return nameSchema.validateSync(name);
  } catch (error) {
    return (error as ValidationError).message;
  }
}

/** A form with each library of which a page can have two majors, beside one of mf-gifts; and a command of mf-gifts. */
export function Page() {
  const { handleSubmit, submitCount } = useFormik({ initialValues: {}, onSubmit: () => undefined });
  const [wrapping, setWrapping] = useState('');
  const wrap = async () => {
    const reply = await bus.request('gifts:wrap', { paper: 'blue' });
    setWrapping(reply.kind === 'wrapped' ? `Wrapped in ${reply.in}` : 'Not wrapped');
  };
  return (
    <main>
      <h1>Cards</h1>
      <form aria-label="Card" onSubmit={handleSubmit}>
        {`${moment.invalid().format()}. ${nameProblem('')}. Attempts: ${submitCount}`}
        <button type="submit">Send the card</button>
      </form>
      <Boundary name="gift-date" skeleton={null} />
      <button type="button" onClick={wrap}>
        Wrap the card
      </button>
      <p role="status">{wrapping}</p>
    </main>
  );
}
