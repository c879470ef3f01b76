import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { GuestData } from '../../entities/guest-data';

export const guestDataSummary = defineOperation({
  key: 'POST /guest-data/summary',
  id: 'guestDataSummary',
  domain: 'other',
  summary: 'How far this session is with the data of a guest, and what is kept once it is open',
  safe: true,
  body: shape({}),
  reply: GuestData,
  errors: [],
});
