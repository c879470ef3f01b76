import type { Fields } from '@storefront/forms/field-props.types';
import { TextAreaField } from '@storefront/ui/text-area-field';
import { TextField } from '@storefront/ui/text-field';

interface OptionsFieldsProps {
  readonly field: Fields;
  readonly isDelivery: boolean;
  /** A number such as the business's; without one it has no memberships. */
  readonly membershipExample: string | undefined;
}

/** Instructions and the membership. Too many characters are reported; a maximum length would cut a pasted text. */
export function OptionsFields({ field, isDelivery, membershipExample }: OptionsFieldsProps) {
  return (
    <>
      <TextAreaField
        {...field('instructions')}
        label={isDelivery ? 'Instructions for the driver' : 'Instructions for the store'}
        hint={isDelivery ? 'A gate code, a safe place, a sleeping baby' : undefined}
        optional
      />
      {membershipExample && (
        <TextField
          {...field('retailMemberId')}
          label="Membership number"
          hint={`Such as ${membershipExample}`}
          optional
        />
      )}
    </>
  );
}
