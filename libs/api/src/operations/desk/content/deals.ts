import Type from 'typebox';
import { DEAL_ITEMS_MAX, DESK_SEARCH_MAX_LENGTH } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Id, Line, LocalMinute, shape } from '../../../declaration/shape';
import { DealKind } from '../../../entities/deal';
import { CONTENT_ROLES } from '../../../entities/desk/desk-banner';
import { DealChange, DealValues, DeskDeal, WorkedBasket } from '../../../entities/desk/desk-deal';
import { ProblemField } from '../../../entities/problem';

const content = { domain: 'desk', access: 'admin', roles: CONTENT_ROLES, wholeBusiness: true } as const;

export const deskDeals = defineOperation({
  ...content,
  key: 'POST /desk/deals',
  id: 'deskDeals',
  summary: 'The deals of the business with their rules and times, in the order in which the shop shows them',
  safe: true,
  body: shape({}),
  reply: shape({
    deals: Type.Array(DeskDeal),
    currency: Type.String(),
    /** The minute of the reply. */
    now: LocalMinute,
  }),
  errors: [],
});

export const deskDealHistory = defineOperation({
  ...content,
  key: 'POST /desk/deal-history',
  id: 'deskDealHistory',
  summary: 'Who changed a deal at the desk, newest first',
  safe: true,
  body: shape({ dealId: Id }),
  reply: shape({ changes: Type.Array(DealChange) }),
  errors: ['deal_not_found'],
});

export const deskDealItems = defineOperation({
  ...content,
  key: 'POST /desk/deal-items',
  id: 'deskDealItems',
  summary: 'The items whose names contain a text, with their lowest prices, to make a deal over them',
  safe: true,
  body: shape({ text: Line(DESK_SEARCH_MAX_LENGTH) }),
  reply: shape({
    items: Type.Array(
      shape({
        menuItemId: Id,
        name: Type.String(),
        /** The lowest of all stores. */
        price: Type.Integer(),
      }),
    ),
  }),
  errors: [],
});

export const deskDealExample = defineOperation({
  ...content,
  key: 'POST /desk/deal-example',
  id: 'deskDealExample',
  summary: 'What baskets pay with a deal as it is typed, and what keeps it from being saved',
  safe: true,
  body: shape({
    /** A deal that exists. A new one has a kind and items instead. */
    dealId: Type.Optional(Id),
    kind: Type.Optional(DealKind),
    menuItemIds: Type.Optional(Type.Array(Id, { maxItems: DEAL_ITEMS_MAX, uniqueItems: true })),
    set: DealValues,
  }),
  reply: shape({
    /** The fewest items that it takes, and one more; with the lowest price of each item. */
    baskets: Type.Array(WorkedBasket),
    faults: Type.Array(ProblemField),
  }),
  errors: ['deal_not_found'],
});
