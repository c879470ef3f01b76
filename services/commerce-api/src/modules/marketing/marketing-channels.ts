import { marketingConsent } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';

/** The channel of marketing mails. */
export const EMAIL_CHANNEL = 1;

interface MarketingChannel {
  readonly id: number;
  readonly name: string;
  /** The channel within the sentence that the member agrees to. */
  readonly inWords: string;
  /** The field in which the marketing platform stores the consent. */
  readonly field: string;
}

/** The channels that a member agrees to or refuses one by one. Ids are recorded with answers, so none is reused. */
export const marketingChannels: readonly MarketingChannel[] = [
  { id: EMAIL_CHANNEL, name: 'Email', inWords: 'email', field: 'agreedToEmail' },
  { id: 2, name: 'Text message', inWords: 'text message', field: 'agreedToTextMessages' },
  { id: 3, name: 'Post', inWords: 'post', field: 'agreedToPost' },
];

/** What a member agrees to, as it is shown and recorded. */
export const consentWording = (business: string, { inWords }: MarketingChannel): string =>
  fill(marketingConsent, business, inWords);
