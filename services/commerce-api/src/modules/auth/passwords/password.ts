import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters recommended by OWASP; 10 to 45 ms of a core each, depending on the machine.
const ARGON2_COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password, ARGON2_COST);

let dummyHash: Promise<string> | undefined;

/**
 * Checks a password. Without a member or a password it does the same work, so that its duration does not reveal which e-mails exist.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && typeof stored === 'string';
}
