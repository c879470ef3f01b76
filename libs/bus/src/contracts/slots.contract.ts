import { Nothing } from './contract-schema';

/** Facts emitted by mf-slots; the slot itself is the shared value `slot`. */
export const slotsFacts = {
  'slots:reserved': Nothing,
  'slots:reservation-expired': Nothing,
};
