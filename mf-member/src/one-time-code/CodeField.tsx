import { TYPED_CODE_MAX_LENGTH } from '@storefront/api/constants';
import { TextField, type TextFieldProps } from '@storefront/ui/text-field';

/** The field of a one-time code: phones offer the code that was texted, and it can be pasted with spaces. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      {...props}
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={TYPED_CODE_MAX_LENGTH}
    />
  );
}
