import type { Tote } from '@storefront/api/entities/desk/pick-list';
import type { BodyOf } from '@storefront/api/operation-types';

/** A picker's decision about one line, or its undoing, until commerce-api has it. */
export interface PickDecision {
  /** Also the idempotency key: sent twice, it is executed once. */
  readonly id: string;
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
  /** The code with which it was refused; it is sent again only if the picker says so. */
  readonly refusal?: string;
}
