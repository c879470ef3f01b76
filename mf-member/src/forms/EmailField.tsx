import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { TextField, type TextFieldProps } from '@storefront/ui/text-field';

/** The e-mail address of an account, which password managers fill in as its user name. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
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
