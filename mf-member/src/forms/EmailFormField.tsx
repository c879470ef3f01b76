import { TextFormField, type TextFormFieldProps } from '@storefront/forms/text-form-field';

/** The e-mail address of an account, which password managers fill in as its user name. */
export function EmailFormField({ form, autoComplete = 'username' }: Pick<TextFormFieldProps, 'form' | 'autoComplete'>) {
  return (
    <TextFormField
      form={form}
      name="email"
      label="Email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
