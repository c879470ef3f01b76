import Type from 'typebox';

/** Facts that mf-slots tells. Owner: mf-slots. */
export const slotsFacts = {
  'slots:reserved': {
    version: 1,
    payload: Type.Object({ slotId: Type.Integer(), startsAt: Type.String(), endsAt: Type.String() }),
  },
  'slots:reservation-expired': { version: 1, payload: Type.Object({ slotId: Type.Integer() }) },
} as const;
