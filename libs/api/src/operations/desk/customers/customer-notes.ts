import Type from 'typebox';
import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { CUSTOMER_ROLES, CustomerNote, CustomerNoteText, CustomerRef } from '../../../entities/desk/customer';

export const deskCustomerNoteAdd = defineOperation({
  key: 'POST /desk/customer-note-add',
  id: 'deskCustomerNoteAdd',
  domain: 'desk',
  summary: 'Write a note about a person, which the staff reads, and the person in the copy of their data',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ customer: CustomerRef, text: CustomerNoteText }),
  reply: shape({ notes: Type.Array(CustomerNote) }),
  errors: ['customer_not_found', 'customer_notes_full'],
});

export const deskCustomerNoteDelete = defineOperation({
  key: 'POST /desk/customer-note-delete',
  id: 'deskCustomerNoteDelete',
  domain: 'desk',
  summary: 'Delete a note about a person: its author, or an administrator',
  access: 'admin',
  roles: CUSTOMER_ROLES,
  wholeBusiness: true,
  body: shape({ noteId: Id }),
  reply: shape({ deleted: Type.Boolean() }),
  errors: ['customer_note_not_found', 'customer_note_of_another'],
});
