import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  ORDER_NUMBER_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@storefront/api/constants';
import type { ContactField } from './contact-fields';

interface FieldLabel {
  readonly label: string;
  readonly optional?: boolean;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly maxLength?: number;
}

/** Label and hint of each field, shared by both forms. */
export const FIELD_LABELS: Readonly<Record<ContactField, FieldLabel>> = {
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: NAME_MAX_LENGTH },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: NAME_MAX_LENGTH },
  emailAddress: { label: 'Email', type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX_LENGTH },
  phoneNumber: { label: 'Phone number', optional: true, type: 'tel', autoComplete: 'tel', maxLength: PHONE_MAX_LENGTH },
  subject: { label: 'What is it about?' },
  orderNumber: { label: 'Order number', optional: true, maxLength: ORDER_NUMBER_MAX_LENGTH },
  message: { label: 'Your message' },
};
