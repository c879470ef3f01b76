/** Facts emitted by mf-slots. */
export interface SlotsFacts {
  'slots:reserved': {
    readonly slotId: number;
    /** ISO 8601 with offset. */
    readonly startsAt: string;
    readonly endsAt: string;
  };
  'slots:reservation-expired': { readonly slotId: number };
}
