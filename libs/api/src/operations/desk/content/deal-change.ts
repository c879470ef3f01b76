import Type from 'typebox';
import { DEAL_ITEMS_MAX } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { CONTENT_ROLES } from '../../../entities/desk/desk-banner';
import { DealValues, DeskDeal } from '../../../entities/desk/desk-deal';

const content = { domain: 'desk', access: 'admin', roles: CONTENT_ROLES, wholeBusiness: true } as const;

export const deskDealAdd = defineOperation({
  ...content,
  key: 'POST /desk/deal-add',
  id: 'deskDealAdd',
  summary: 'Add a deal over a list of items',
  idempotent: 'change',
  body: shape({
    /** A bundle has sections, which only an import gives. */
    kind: Type.Enum(['multi_buy', 'percentage', 'fixed']),
    menuItemIds: Type.Array(Id, { minItems: 1, maxItems: DEAL_ITEMS_MAX, uniqueItems: true }),
    set: DealValues,
  }),
  reply: DeskDeal,
  errors: ['deal_invalid', 'idempotency_key_reused'],
});

export const deskDealChange = defineOperation({
  ...content,
  key: 'POST /desk/deal-change',
  id: 'deskDealChange',
  summary: 'Change the words, the terms or the times of a deal, unless somebody else has changed it since it was seen',
  body: shape({
    dealId: Id,
    /** What it was when the change was decided. */
    seen: DealValues,
    set: DealValues,
  }),
  reply: DeskDeal,
  errors: ['deal_changed', 'deal_invalid', 'deal_not_found'],
});

export const deskDealEnd = defineOperation({
  ...content,
  key: 'POST /desk/deal-end',
  id: 'deskDealEnd',
  summary: 'End a deal now; with a later end it goes on again',
  body: shape({ dealId: Id }),
  reply: DeskDeal,
  errors: ['deal_not_found'],
});
