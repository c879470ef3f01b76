export interface MarketingUser {
  userId: string;
  /** Facts about the user that the platform keeps; nothing that names a person. */
  fields: Record<string, string | number | boolean>;
}

/** The marketing platform of a business. */
export interface MarketingPlatform {
  name: 'iterable';
  /** Makes the user known there. Rejects when it cannot be reached or refuses the key. */
  identify(user: MarketingUser): Promise<void>;
  /** What the platform's own script shows to speak for that user. */
  token(userId: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
}

/** Undefined where a business has no key: then nobody is told to anybody. */
export type Marketing = (businessId: number) => MarketingPlatform | undefined;
