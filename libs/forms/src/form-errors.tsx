import { ErrorNotice } from '@storefront/ui/error-notice';

/** The errors of the form as a whole, which take the focus; field errors are shown at their fields. */
export function FormErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <ErrorNotice error={errors.join(' ')}>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </ErrorNotice>
  );
}
