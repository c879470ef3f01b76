import type { ContactField } from './contact-fields';

interface FieldLook {
  readonly label: string;
  readonly optional?: boolean;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly maxLength?: number;
}

/** Each field's name and help, the same in both forms. */
export const FIELD_LOOKS: Readonly<Record<ContactField, FieldLook>> = {
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: 80 },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: 80 },
  emailAddress: { label: 'Email', type: 'email', autoComplete: 'email', maxLength: 254 },
  phoneNumber: { label: 'Phone number', optional: true, type: 'tel', autoComplete: 'tel', maxLength: 32 },
  subject: { label: 'What is it about?' },
  orderNumber: { label: 'Order number', optional: true, maxLength: 40 },
  message: { label: 'Your message' },
};
