import type { Handlers, Identity } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { readWeeklySlot, setWeeklySlot, skipWeeklySlot, stopWeeklySlot } from './weekly-slot.service';

type Keys =
  | 'POST /member/weekly-slot'
  | 'PUT /member/weekly-slot'
  | 'POST /member/weekly-slot-skip'
  | 'DELETE /member/weekly-slot';

const ownerOf = ({ member, business }: { member: Identity; business: Business }) => ({
  business,
  memberId: member.memberId,
});

export function weeklySlotRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /member/weekly-slot': (call) => readWeeklySlot(context, ownerOf(call), call.body, call.now),
    'PUT /member/weekly-slot': (call) => setWeeklySlot(context, ownerOf(call), call.body, call.now),
    'POST /member/weekly-slot-skip': (call) => skipWeeklySlot(context, ownerOf(call), call.body, call.now),
    'DELETE /member/weekly-slot': (call) => stopWeeklySlot(context, ownerOf(call), call.now),
  };
}
