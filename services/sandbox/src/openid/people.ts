import type { OpenidName } from './accounts';

/** A test person with an account at one of the companies. */
export interface Person {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Facebook gives none for people who joined with a phone number. */
  readonly email?: string;
  /** Google says whether it has checked the address; Facebook does not say. */
  readonly isEmailVerified?: boolean;
  /** Apple forwards from an address of its own. */
  readonly isRelay?: boolean;
  /** What is particular, for the page on which a person is chosen. */
  readonly note: string;
}

const NEW = 'is new to the shop';
const RELAY_DOMAIN = 'privaterelay.appleid.com';

const people: Readonly<Record<OpenidName, readonly Person[]>> = {
  google: [
    {
      id: 'g-1001',
      firstname: 'Nora',
      lastname: 'Quill',
      email: 'nora.quill@gmail.test',
      isEmailVerified: true,
      note: NEW,
    },
    {
      id: 'g-1002',
      firstname: 'Priya',
      lastname: 'Shah',
      email: 'priya@example.com',
      isEmailVerified: true,
      note: 'has the address of a member',
    },
    {
      id: 'g-1003',
      firstname: 'Otis',
      lastname: 'Vale',
      email: 'otis.vale@example.net',
      isEmailVerified: false,
      note: 'the address is not verified',
    },
  ],
  apple: [
    {
      id: 'a-1001',
      firstname: 'Iris',
      lastname: 'Penrose',
      email: 'iris.penrose@icloud.test',
      isEmailVerified: true,
      note: NEW,
    },
    {
      id: 'a-1002',
      firstname: 'Juno',
      lastname: 'Marsh',
      email: `k7x2m9q4@${RELAY_DOMAIN}`,
      isEmailVerified: true,
      isRelay: true,
      note: 'hides the address',
    },
  ],
  facebook: [
    {
      id: 'f-1001',
      firstname: 'Hugo',
      lastname: 'Brandt',
      email: 'hugo.brandt@example.net',
      note: NEW,
    },
    {
      id: 'f-1002',
      firstname: 'Mina',
      lastname: 'Okoro',
      note: 'gives no address',
    },
    {
      id: 'f-1003',
      firstname: 'Priya',
      lastname: 'Shah',
      email: 'priya@example.com',
      note: 'has the address of a member',
    },
  ],
};

/** A person who is not in the list, as `id` says: `own:<e-mail>` has this address, which is verified. */
const OWN = /^own:([^\s@:]+@[^\s@:]+)$/;

export const peopleOf = (name: OpenidName): readonly Person[] => people[name];

export function findPerson(name: OpenidName, id: string): Person | undefined {
  const listed = people[name].find((person) => person.id === id);
  const [, email] = OWN.exec(id) ?? [];
  if (listed || !email) return listed;
  const isEmailVerified = name === 'facebook' ? undefined : true;
  return { id, firstname: 'Own', lastname: 'Person', email, note: '', ...(isEmailVerified && { isEmailVerified }) };
}
