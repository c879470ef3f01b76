import { TextFormField, type TextFormFieldProps } from '@storefront/forms/text-form-field';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';

type PasswordFormFieldProps = Omit<TextFormFieldProps, 'type' | 'trailing' | 'autoComplete' | 'label'> & {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows the password. */
export function PasswordFormField(props: PasswordFormFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextFormField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <TextButton
          aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </TextButton>
      }
    />
  );
}
