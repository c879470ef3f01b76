import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { TextField, type TextFieldProps } from '@storefront/ui/text-field';

type EmailFieldProps = Pick<TextFieldProps, 'name' | 'defaultValue' | 'autoComplete' | 'error' | 'autoFocus'>;

/** The e-mail field of a form without scripts. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="username"
      {...props}
      label="Email"
      type="email"
      maxLength={EMAIL_MAX_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
