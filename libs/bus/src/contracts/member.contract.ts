import Type from 'typebox';

/** Facts that mf-member tells. Owner: mf-member. */
export const memberFacts = {
  'member:logged-in': { version: 1, payload: Type.Object({}) },
  'member:logged-out': { version: 1, payload: Type.Object({}) },
} as const;
