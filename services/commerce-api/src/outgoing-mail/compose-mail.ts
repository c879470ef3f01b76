import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { isPlaced } from '../database/order-row';
import type { MailKind } from '../database/schema/mail';
import { orderEvents, orders } from '../database/schema/order';
import { refunds } from '../database/schema/refund';
import { contactNotice, contactReceipt } from '../mail/contact-mail';
import { emailChangedMail } from '../mail/email-changed-mail';
import { accountDeletedMail, forgetCodeMail } from '../mail/forget-mail';
import type { ComposeMail, MailText } from '../mail/mail.types';
import { newDeviceMail } from '../mail/new-device-mail';
import { passkeyAddedMail, passkeyRemovedMail } from '../mail/passkey-mail';
import { passwordAddedMail, passwordChangedMail, passwordRemovedMail, passwordResetMail } from '../mail/password-mail';
import { phoneChangedMail } from '../mail/phone-changed-mail';
import { providerAddedMail, providerRemovedMail } from '../mail/provider-mail';
import { shopOrigin } from '../mail/shop-origin';
import { weeklySlotKeptMail, weeklySlotMissedMail } from '../mail/weekly-slot-mail';
import { oneTimeCodeMail } from '../modules/auth/codes/one-time-code-mail';
import { resetToken } from '../modules/auth/passwords/password-reset.service';
import type { Business } from '../modules/businesses/businesses.repository';
import { dataLinkMail } from '../modules/guest-data/data-link-mail';
import { guestDataDeletedMail, guestDataMail } from '../modules/guest-data/guest-data-mail';
import { isPaidByEarlier, lastPayment } from '../modules/ledger/payments.repository';
import { marketingMail } from '../modules/marketing/marketing-mail';
import { forgetCode } from '../modules/member/forget-code';
import { orderChanged } from '../modules/orders/mails/order-changed';
import { orderConfirmation } from '../modules/orders/mails/order-confirmation';
import { orderEnded } from '../modules/orders/mails/order-ended';
import { lateOrder, orderLate } from '../modules/orders/mails/order-late';
import { orderPicked } from '../modules/orders/mails/order-picked';
import { orderRefunded } from '../modules/orders/mails/order-refunded';
import { orderView } from '../modules/orders/order-view';
import { orderPath } from '../modules/orders/tracking/order-link';
import { paymentLinkMail } from '../modules/payments/payment-links/payment-link-mail';
import { operatorCodeMail, operatorLinkMail, operatorPinForgottenMail } from '../modules/staff/operator-mails';
import { operatorPasskeyAddedMail, operatorPasskeyRemovedMail } from '../modules/staff/passkeys/operator-passkey-mail';
import type { ServiceContext } from '../service-context';
import { isEndedState } from '../states/order-status';
import { exceedsGuestMailLimit } from './guest-order-mails';
import { withOrderLink } from './with-order-link';

/** How each kind of mail is written; a kind without an entry is a type error. */
export const composeMail: Readonly<Record<MailKind, ComposeMail>> = {
  async order_confirmation(context, { subjectId, recipient }, business) {
    const { order, view, linked } = await orderOf(context, subjectId, business);
    if (order && (await exceedsGuestMailLimit(context, recipient, order))) return undefined;
    // There is nothing left to confirm; another mail reports that the order ended.
    return isEndedState(view.status) ? undefined : linked(orderConfirmation(view, business));
  },
  async order_changed(context, { subjectId, recipient }, business) {
    const { order, view, linked } = await orderOf(context, subjectId, business);
    if (order && (await exceedsGuestMailLimit(context, recipient, order))) return undefined;
    const isPaidAnew = !(await isPaidByEarlier(context.db, subjectId));
    return isEndedState(view.status) ? undefined : linked(orderChanged(view, business, isPaidAnew));
  },
  async order_ended(context, { subjectId }, business) {
    const { view, linked } = await orderOf(context, subjectId, business);
    const payment = await lastPayment(context.db, subjectId);
    const cause = payment?.refusalCode === 'payment_failed' ? 'payment' : await cancelledBy(context.db, subjectId);
    return linked(orderEnded(view, business, cause));
  },
  async order_picked(context, { subjectId }, business) {
    const { view, linked } = await orderOf(context, subjectId, business);
    return isEndedState(view.status) ? undefined : linked(orderPicked(view, business));
  },
  async order_refunded(context, { subjectId }, business) {
    const [refund] = await context.db.select().from(refunds).where(eq(refunds.id, subjectId));
    if (!refund) return undefined;
    const { view, linked } = await orderOf(context, refund.draftOrderId, business);
    return linked(orderRefunded(view, refund, business));
  },
  async order_late(context, { subjectId }, business) {
    const late = await lateOrder(context.db, subjectId);
    if (!late) return undefined;
    const { view, linked } = await orderOf(context, late.draftOrderId, business);
    return linked(orderLate(view, late.expectedAt, business));
  },
  contact_notice: ({ db }, { subjectId }) => contactNotice(db, subjectId),
  contact_receipt: ({ db }, { subjectId }, business) => contactReceipt(db, subjectId, business),
  password_reset: ({ db, keys, clock }, { subjectId }, business) =>
    passwordResetMail(db, subjectId, business, resetToken(keys, subjectId), clock.now()),
  one_time_code: ({ db, keys, clock }, { subjectId }, business) =>
    oneTimeCodeMail(db, keys, subjectId, business, clock.now()),
  forget_code: ({ db, keys, clock }, { subjectId }, business) =>
    forgetCodeMail(db, subjectId, business, forgetCode(keys, subjectId), clock.now()),
  account_deleted: async (_context, _mail, business) => accountDeletedMail(business),
  guest_data_code: (context, { subjectId }, business) =>
    guestDataMail(context, subjectId, business, context.clock.now()),
  guest_data_deleted: async (_context, _mail, business) => guestDataDeletedMail(business),
  data_copy_link: (context, mail, business) => dataLinkMail(context, mail, business, 'copy'),
  data_erase_link: (context, mail, business) => dataLinkMail(context, mail, business, 'erase'),
  new_device: ({ db }, { subjectId }, business) => newDeviceMail(db, subjectId, business),
  phone_changed: async (_context, _mail, business) => phoneChangedMail(business),
  email_changed: async (_context, _mail, business) => emailChangedMail(business),
  provider_added: ({ db }, { subjectId }, business) => providerAddedMail(db, subjectId, business),
  provider_removed: async (_context, _mail, business) => providerRemovedMail(business),
  passkey_added: ({ db }, { subjectId }, business) => passkeyAddedMail(db, subjectId, business),
  passkey_removed: async (_context, _mail, business) => passkeyRemovedMail(business),
  weekly_slot_kept: ({ db }, { subjectId }, business) => weeklySlotKeptMail(db, subjectId, business),
  weekly_slot_missed: ({ db }, { subjectId }, business) => weeklySlotMissedMail(db, subjectId, business),
  operator_code: (context, { subjectId }, business) => operatorCodeMail(context, subjectId, business),
  operator_invitation: (context, { subjectId }, business) =>
    operatorLinkMail(context, 'operator_invitation', subjectId, business),
  operator_password: (context, { subjectId }, business) =>
    operatorLinkMail(context, 'operator_password', subjectId, business),
  operator_pin_forgotten: async (_context, _mail, business) => operatorPinForgottenMail(business),
  operator_passkey_added: ({ db }, { subjectId }, business) => operatorPasskeyAddedMail(db, subjectId, business),
  operator_passkey_removed: async (_context, _mail, business) => operatorPasskeyRemovedMail(business),
  payment_link: (context, { subjectId }, business) => paymentLinkMail(context, subjectId, business),
  marketing: (context, mail, business) => marketingMail(context, mail.subjectId, business),
  password_added: async (_context, { createdAt }, business) => passwordAddedMail(business, createdAt),
  password_removed: ({ db }, { recipient, createdAt }, business) =>
    passwordRemovedMail(db, recipient, business, createdAt),
  password_changed: ({ db }, { recipient, createdAt }, business) =>
    passwordChangedMail(db, recipient, business, createdAt),
};

/** An order, what mails say of it, and `linked`, which adds the link to it. */
async function orderOf({ db, keys, config }: ServiceContext, draftOrderId: number, business: Business) {
  const [order] = await db.select().from(orders).where(eq(orders.draftOrderId, draftOrderId));
  const view = await orderView(db, order);
  const linked = (mail: MailText) =>
    isPlaced(order) ? withOrderLink(mail, `${shopOrigin(config, business)}${orderPath(keys, business, order)}`) : mail;
  return { order, view, linked };
}

/** 'shopper' if the order was cancelled by the one who placed it. */
async function cancelledBy(db: Database, draftOrderId: number) {
  const [own] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.draftOrderId, draftOrderId),
        eq(orderEvents.status, 'order_cancelled'),
        eq(orderEvents.actor, 'shopper'),
      ),
    );
  return own ? 'shopper' : undefined;
}
