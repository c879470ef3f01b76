import type { TodayOrder } from '@storefront/api/entities/desk/today';
import type { BoardState } from './waves';

export const stateNames: Readonly<Record<BoardState, string>> = {
  problem: 'Problem',
  way: 'On its way',
  picking: 'Picking',
  sent: 'Sent to store',
  picked: 'Picked',
  done: 'Delivered',
  ended: 'Cancelled or refunded',
};

export const riskTexts: Readonly<Record<NonNullable<TodayOrder['risk']>, string>> = {
  not_started: 'Not started',
  behind: 'Behind',
  late: 'Late',
};
