import type { Handlers } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { mailOrderAgain } from '../../orders/mails/mail-again.service';
import { blockCustomer, listBlocks, unblockCustomer } from './block-customer.service';
import { endConsent } from './consent-end.service';
import { customerOrders, openCustomer } from './customer.service';
import { mailDataLink } from './data-mail.service';
import { findCustomers } from './find-customers.service';
import { waitingMessages } from './messages';
import { addNote, deleteNote } from './notes.service';
import { listOrdersToCheck, recordOrderChecked } from './orders-to-check.service';

type Keys =
  | 'POST /desk/customers'
  | 'POST /desk/customer'
  | 'POST /desk/customer-orders'
  | 'POST /desk/customer-note-add'
  | 'POST /desk/customer-note-delete'
  | 'POST /desk/customer-consent-end'
  | 'POST /desk/customer-data-mail'
  | 'POST /desk/customer-blocks'
  | 'POST /desk/customer-block'
  | 'POST /desk/customer-unblock'
  | 'POST /desk/waiting-messages'
  | 'POST /desk/order-mail-again'
  | 'POST /desk/orders-to-check'
  | 'POST /desk/order-checked';

export function customersRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /desk/customers': ({ business, body, now }) => findCustomers(context, business.id, body, now),
    'POST /desk/customer': ({ business, body, operator, now }) => openCustomer(context, business, body, operator, now),
    'POST /desk/customer-orders': ({ business, body, operator }) =>
      customerOrders(context, business.id, body, operator),
    'POST /desk/customer-note-add': ({ business, body, operator, now }) =>
      addNote(db, business.id, body, operator, now),
    'POST /desk/customer-note-delete': ({ body, operator }) => deleteNote(db, body.noteId, operator),
    'POST /desk/customer-consent-end': ({ business, body, now }) => endConsent(context, business, body, now),
    'POST /desk/customer-data-mail': ({ business, body, now }) => mailDataLink(context, business.id, body, now),
    'POST /desk/customer-blocks': ({ business }) => listBlocks(context, business.id),
    'POST /desk/customer-block': ({ business, body, operator, now }) =>
      blockCustomer(context, business.id, body, operator, now),
    'POST /desk/customer-unblock': ({ body }) => unblockCustomer(context, body.blockId),
    'POST /desk/waiting-messages': ({ business }) => waitingMessages(db, business.id),
    'POST /desk/orders-to-check': ({ business, now }) => listOrdersToCheck(db, business.id, now),
    'POST /desk/order-checked': ({ body, operator, now }) => recordOrderChecked(db, body, operator, now),
    'POST /desk/order-mail-again': ({ body, operator, now }) => mailOrderAgain(context, body, operator, now),
  };
}
