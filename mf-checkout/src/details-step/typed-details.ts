import type { DetailsValues } from './details.schema';

let typed: DetailsValues | undefined;

/** Keeps what a guest typed while they log in. It is personal, so it is kept in memory alone. */
export const keepTypedDetails = (values: DetailsValues): void => {
  typed = values;
};

/** The e-mail address to log in with. */
export const typedEmail = (): string => typed?.email ?? '';

/** What was typed before the log-in, once. */
export function takeTypedDetails(): DetailsValues | undefined {
  const values = typed;
  typed = undefined;
  return values;
}
