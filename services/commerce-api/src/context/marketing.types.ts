interface MarketingUser {
  userId: string;
  /** Facts about the user that the platform stores; nothing that identifies a person. */
  fields: Record<string, string | number | boolean>;
}

/** The marketing platform of a business. */
export interface MarketingPlatform {
  name: 'iterable';
  /** Creates the user on the platform. Rejects when it cannot be reached or refuses the key. */
  identify(user: MarketingUser): Promise<void>;
  /** Deletes the user and everything that the platform knows of it; repeatable. Rejects like `identify`. */
  forget(userId: string): Promise<void>;
  /** The token with which the platform's script acts for that user. */
  token(userId: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
}

/** Undefined when a business has no key: then no data is sent. */
export type Marketing = (businessId: number) => MarketingPlatform | undefined;
