import type { LiveFieldProps, PlainFieldProps } from '@storefront/forms/field-props.types';
import { TextField } from '@storefront/ui/text-field';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';

type PasswordFieldProps = (LiveFieldProps | PlainFieldProps) & {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly autoComplete: 'current-password' | 'new-password';
};

/**
 * A password field; with scripts it has a button that shows the password. It has no maximum length: a browser would cut
 * a longer password without a word, and the shopper would not know what they have set.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const isLive = 'onChange' in props;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        isLive && (
          <TextButton
            aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </TextButton>
        )
      }
    />
  );
}
