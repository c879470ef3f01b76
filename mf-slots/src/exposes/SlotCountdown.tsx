export { SlotCountdown as Boundary } from '../countdown/SlotCountdown';
