import type { Tote } from '@storefront/api/entities/desk/pick-list';
import type { BodyOf } from '@storefront/api/operation-types';
import type { ActionKind } from './action-queue';
import { type QueuedAction, storedActions } from './stored-actions';

/** A picker's decision about one line, or its undoing, until commerce-api has it. */
export interface PickDecision extends QueuedAction {
  readonly batchId: number;
  /** What is sent. It never changes, and says when it was decided: later decisions of others stay. */
  readonly body: BodyOf<'POST /desk/pick-line'> & { readonly decidedAt: string };
  /** What a picker knows the line by. */
  readonly shown: {
    readonly name: string;
    readonly quantity: number;
    readonly tote: Tote;
    readonly substituteName?: string;
  };
}

const STORAGE_KEY = 'desk:picks';

export const pickDecisions: ActionKind<PickDecision> = {
  stored: storedActions({ key: STORAGE_KEY, write: (text) => localStorage.setItem(STORAGE_KEY, text) }),
  isSettledBy: (refused, done) => refused.body.lineId === done.body.lineId,
};
