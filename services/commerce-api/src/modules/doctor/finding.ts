import type { Finding } from '@storefront/api/entities/finding';

/** A finding before it is known which check it is of. */
export type Reported = Omit<Finding, 'check'>;
export type Check = () => Promise<readonly Reported[]>;

export const right = (text: string): Reported => ({ state: 'right', text });

/** @param action what to type or to set */
type Found = (text: string, meaning: string, action: string) => Reported;

/** Shoppers are served, and somebody should know it. */
export const warning: Found = (text, meaning, action) => ({ state: 'warning', text, meaning, action });
export const wrong: Found = (text, meaning, action) => ({ state: 'wrong', text, meaning, action });

/** The finding of a check whose parts can only be wrong: what is wrong, else that it is right. */
export const orRight = (found: readonly Reported[], text: string): readonly Reported[] =>
  found.length > 0 ? found : [right(text)];
