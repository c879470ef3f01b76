import { Boundary } from '@storefront/remote-kit/boundary';
import type { LoadResult } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { useFormik } from 'formik';
import moment from 'moment';
import { string, type ValidationError } from 'yup';

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

/** A form with each library of which a page can have two majors, beside one of mf-gifts. */
export function Page() {
  const { handleSubmit, submitCount } = useFormik({ initialValues: {}, onSubmit: () => undefined });
  return (
    <main>
      <h1>Cards</h1>
      <form aria-label="Card" onSubmit={handleSubmit}>
        {`${moment.invalid().format()}. ${nameProblem('')}. Attempts: ${submitCount}`}
        <button type="submit">Send the card</button>
      </form>
      <Boundary name="gift-date" skeleton={null} />
    </main>
  );
}
