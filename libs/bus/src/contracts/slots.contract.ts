/** Facts emitted by mf-slots; the slot itself is the shared value `slot`. */
export interface SlotsFacts {
  'slots:reserved': Record<string, never>;
  'slots:reservation-expired': Record<string, never>;
}
