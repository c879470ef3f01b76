import { TextField, type TextFieldProps } from '@storefront/ui/text-field';

type PasswordFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'maxLength' | 'error' | 'autoFocus' | 'required'
> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** The password field of a form that the browser sends, which is always empty at first. */
export function PasswordField(props: PasswordFieldProps) {
  return <TextField {...props} type="password" autoCapitalize="none" spellCheck={false} />;
}
