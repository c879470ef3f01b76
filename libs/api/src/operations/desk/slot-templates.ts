import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { SlotsRenewed, SlotTemplate, SlotTemplateValues } from '../../entities/desk/slot-template';

const weekly = { domain: 'desk', access: 'admin', roles: ['manager', 'administrator'] } as const;

export const deskSlotTemplates = defineOperation({
  ...weekly,
  key: 'POST /desk/slot-templates',
  id: 'deskSlotTemplates',
  summary: 'The times that a store offers week after week',
  safe: true,
  body: shape({ storeId: Id }),
  reply: shape({ templates: Type.Array(SlotTemplate) }),
  errors: ['store_not_found'],
});

const done = shape({ template: SlotTemplate, slots: SlotsRenewed });

export const deskSlotTemplateAdd = defineOperation({
  ...weekly,
  key: 'POST /desk/slot-template-add',
  id: 'deskSlotTemplateAdd',
  summary: 'Offer a time week after week, from the coming slots on',
  body: shape({ storeId: Id, set: SlotTemplateValues }),
  reply: done,
  errors: ['slot_template_invalid', 'slot_templates_full', 'store_not_found'],
});

export const deskSlotTemplateChange = defineOperation({
  ...weekly,
  key: 'POST /desk/slot-template-change',
  id: 'deskSlotTemplateChange',
  summary: 'Change a weekly time and its coming slots, except those that staff have changed by themselves',
  body: shape({
    storeId: Id,
    templateId: Id,
    /** What it was when the change was decided. */
    seen: SlotTemplateValues,
    set: SlotTemplateValues,
  }),
  reply: done,
  errors: ['slot_template_changed', 'slot_template_invalid', 'slot_template_not_found', 'store_not_found'],
});
