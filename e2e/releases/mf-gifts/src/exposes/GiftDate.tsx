import { useFormik } from 'formik';
import moment from 'moment';
import { postcodeProblem } from '../recipient.schema';

/** A form with each library of which a page can have two majors, for other remotes' pages. */
export function Boundary() {
  const { handleSubmit, submitCount } = useFormik({ initialValues: {}, onSubmit: () => undefined });
  return (
    <form aria-label="Date of the gift" onSubmit={handleSubmit}>
      {`${moment.invalid().format()}. ${postcodeProblem('')}. Attempts: ${submitCount}`}
      <button type="submit">Send the date</button>
    </form>
  );
}
