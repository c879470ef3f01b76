import { TextField, type TextFieldProps } from '@storefront/ui/text-field';

type PasswordFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'maxLength' | 'error' | 'autoFocus'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** The password field of a form without scripts, which is always empty at first. */
export function PasswordField({ name, label, hint, maxLength, error, autoFocus, autoComplete }: PasswordFieldProps) {
  return (
    <TextField
      {...{ name, label, hint, maxLength, error, autoFocus, autoComplete }}
      type="password"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
