import { hash, verify } from '@node-rs/argon2';

// argon2id, the parameters that OWASP gives; about 45 ms each.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password, COST);

let dummyHash: Promise<string> | undefined;

/** Checks a password. Where there is no member the same work is done, so that time does not tell which e-mails exist. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== undefined;
}
