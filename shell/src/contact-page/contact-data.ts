import type { BusinessProfile } from '@storefront/api/entities/business-profile';

export interface ContactData {
  /** The subjects of a message. */
  readonly subjects: readonly string[];
  readonly phone: string | null;
}

export const contactData = ({ contactSubjects, contactPhone }: BusinessProfile): ContactData => ({
  subjects: contactSubjects,
  phone: contactPhone,
});
