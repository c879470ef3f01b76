import { AlertIcon } from '@storefront/ui/icons/alert';
import { Notice } from '@storefront/ui/notice';

/** The errors of the form as a whole; field errors are shown at their fields. */
export function FormErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <Notice kind="danger" role="alert" icon={<AlertIcon />}>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Notice>
  );
}
