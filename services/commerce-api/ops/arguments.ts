import { parseArgs } from 'node:util';
import { COMPARED_DAYS_MAX } from '@storefront/api/constants';
import { type OrderStatus, OrderStatus as statuses } from '@storefront/api/entities/order-status';
import type { BodyOf } from '@storefront/api/operation-types';
import { parseCouponsCommand } from './coupons-arguments';
import { type OfferCommand, parseOfferCommand } from './offer-command';
import { type OperatorsCommand, parseOperatorsCommand } from './operators-arguments';
import type { TypedAmount } from './option-values';
import { type PickCommand, parsePickCommand, parseRefundCommand, type RefundCommand } from './picking-arguments';
import type { ReferralsCommand } from './referrals-command';
import { parseSlotsCommand, type SlotsCommand } from './slots-arguments';

export type Command =
  | { name: 'help' }
  | { name: 'orders'; status?: OrderStatus }
  | { name: 'order'; businessOrderId: string }
  | { name: 'keys' }
  | { name: 'reconcile'; days?: number }
  | { name: 'move'; businessOrderId: string; status: OrderStatus; note?: string }
  | ContactsCommand
  | FutureContactsCommand
  | SlotsCommand
  | CouponsCommand
  | ReferralsCommand
  | OperatorsCommand
  | PickCommand
  | RefundCommand
  | OfferCommand
  | BusinessCommand
  | PlacesCommand
  | ImportCommand;

export interface ContactsCommand {
  name: 'contacts';
  reference?: string;
  /** The folder for the message's files. */
  folder?: string;
  /** Marks the message as answered instead of showing it. */
  isAnswered: boolean;
  openOnly: boolean;
}

export interface FutureContactsCommand {
  name: 'future-contacts';
  /** A postcode or its start. */
  postcode?: string;
  business?: string;
  /** Marks those of the postcode as contacted instead of listing them. */
  isAnswered: boolean;
  openOnly: boolean;
}

export type CouponsCommand = { name: 'coupons'; business?: string } & (
  | { action: 'list' }
  | { action: 'end'; code: string }
  | { action: 'add'; terms: CouponTerms }
);

/** The terms as typed: amounts are in no currency yet. */
export interface CouponTerms extends Omit<BodyOf<'POST /admin/coupon-add'>, 'business' | 'amount' | 'minimumSpend'> {
  amount?: TypedAmount;
  minimumSpend?: TypedAmount;
}

export interface BusinessCommand {
  name: 'business';
  folder: string;
  checkOnly: boolean;
}

/** Counts the places of the gazetteer, after files of places were imported. */
export interface PlacesCommand {
  name: 'places';
  files: readonly string[];
}

export interface ImportCommand {
  name: 'import';
  folder: string;
  business?: string;
  checkOnly: boolean;
  json: boolean;
  removeMissing: boolean;
  allowPrivate: boolean;
}

const FLAG_OPTION = { type: 'boolean', default: false } as const;
const knownStatuses = statuses.enum as readonly OrderStatus[];

export const usage = `npm run ops -- orders [--status STATUS]       orders of every business, newest first
npm run ops -- order PW-7F3K-9QTX-M2HB       one order with its lines, slot, payment and events
npm run ops -- move PW-7F3K-9QTX-M2HB STATUS [NOTE]   move an order on
npm run ops -- pick PW-7F3K-9QTX-M2HB LINE 4     record how many of a line were picked (lines are numbered by order)
    --substitute ITEM --quantity 2, --agreed (the shopper was asked), --grams 850
npm run ops -- refund PW-7F3K-9QTX-M2HB --line LINE --quantity 2 REASON   or --delivery, or --goodwill 2.50
npm run ops -- operators [--business NAME]   the people with keys of their own
npm run ops -- operators add "Sam Hill" --role picker   or driver, support, manager; prints the key
npm run ops -- operators withdraw OPERATOR   refuse the key from now on
npm run ops -- reconcile [--days 7]          ask the gateways about every unfinished payment; with days,
                                             also compare their lists of these days with the ledger
npm run ops -- contacts                      shoppers' messages to every business, newest first
npm run ops -- contacts --open               only unanswered messages
npm run ops -- contacts PW-C2345678          one message; with --save FOLDER its files are written there
npm run ops -- contacts PW-C2345678 --answered   mark it as answered
npm run ops -- future-contacts [POSTCODE]    people who wait for a store, there or everywhere; --business NAME, --open
npm run ops -- future-contacts POSTCODE --answered --business NAME   mark them as contacted
npm run ops -- slots STORE [--day YYYY-MM-DD]    the coming slots of a store, by its name in URLs
npm run ops -- slots STORE SLOT --capacity 4 --fee 2.50   change a slot; --withdraw, or --restore to offer it again
    --business NAME            which business; needed where several have a store of that name
npm run ops -- coupons [--business NAME]     coupons with their uses
npm run ops -- coupons add CODE NAME --percent 10 | --amount 5.00 | --free-delivery
    --business NAME, --minimum 20.00, --from 2026-12-01, --until 2026-12-24, --uses 500, --uses-per-shopper 1,
    --first-order, --members, --items A,B, --categories A,B, --single-use-codes 100
npm run ops -- coupons end CODE [--business NAME]   end a coupon now
npm run ops -- referrals [--business NAME]   refused referrals, with the reason
npm run ops -- offer SUBJECT TEXT [--business NAME]   mail members who agreed to offers by e-mail; each further TEXT is a paragraph
npm run ops -- business FOLDER [--check]     add a business, or change it, by its business.json (docs/how-to/add-a-brand.md)
npm run ops -- import FOLDER                 import a business's own stores, items and prices (docs/how-to/import-your-data.md)
    --business NAME            which business; needed where there are several
    --check                    check everything, change nothing
    --remove-missing           remove what the files do not mention
    --json                     the outcome as JSON
    --allow-private-addresses  fetch pictures from the own network too
npm run ops -- places                        how many places the gazetteer has
npm run ops -- places import FILE...         add places from published files (docs/how-to/use-places.md)
npm run ops -- keys                          make the key files that production needs and KEYS_DIR lacks
npm run ops -- help                          this text

STATUS is one of: ${knownStatuses.join(', ')}.
The short words accepted, accept, picking and driver are understood too.
PORT, DATA_DIR and ADMIN_KEY are those of the running storefront. Operators set OPERATOR_KEY to their own key.`;

const statusAliases: Readonly<Record<string, OrderStatus>> = {
  accept: 'store_accepted_picking',
  accepted: 'store_accepted_picking',
  picking: 'store_accepted_picking',
  driver: 'en_route',
  rejected: 'store_rejected_order',
  declined: 'order_declined',
  cancelled: 'order_cancelled',
};

function parseStatus(text: string | undefined): OrderStatus {
  const plain = (text ?? '').toLowerCase().replaceAll('-', '_');
  const status = statusAliases[plain] ?? knownStatuses.find((one) => one === plain);
  if (!status) throw new Error(`Unknown status: ${text ?? '(none)'}. Known: ${knownStatuses.join(', ')}`);
  return status;
}

function parseOrderNumber(text: string | undefined): string {
  if (!text) throw new Error('Which order? Its number looks like PW-7F3K-9QTX-M2HB.');
  return text.toUpperCase();
}

function parseImportCommand(words: readonly string[]): ImportCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      business: { type: 'string' },
      check: FLAG_OPTION,
      json: FLAG_OPTION,
      'remove-missing': FLAG_OPTION,
      'allow-private-addresses': FLAG_OPTION,
    },
  });
  const [folder, more] = positionals;
  if (folder === undefined) throw new Error('Which folder? For example: npm run ops -- import my-shop');
  if (more !== undefined) throw new Error(`Only one folder at a time: remove ${more}`);
  return {
    name: 'import',
    folder,
    ...(values.business !== undefined && { business: values.business }),
    checkOnly: values.check,
    json: values.json,
    removeMissing: values['remove-missing'],
    allowPrivate: values['allow-private-addresses'],
  };
}

function parseBusinessCommand(words: readonly string[]): BusinessCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { check: FLAG_OPTION },
  });
  const [folder, more] = positionals;
  if (folder === undefined) throw new Error('Which folder? For example: npm run ops -- business my-shop');
  if (more !== undefined) throw new Error(`Only one folder at a time: remove ${more}`);
  return { name: 'business', folder, checkOnly: values.check };
}

function parsePlacesCommand(words: readonly string[]): PlacesCommand {
  const [action, ...files] = wordsOf(words);
  if (action === undefined) return { name: 'places', files };
  if (action !== 'import')
    throw new Error(`Unknown: places ${action}. For example: npm run ops -- places import ab.csv`);
  if (files.length === 0) throw new Error('Which files? For example: npm run ops -- places import ab.csv');
  return { name: 'places', files };
}

function parseContactsCommand(words: readonly string[]): ContactsCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { save: { type: 'string' }, answered: FLAG_OPTION, open: FLAG_OPTION },
  });
  const [reference, more] = positionals;
  if (more !== undefined) throw new Error(`Only one message at a time: remove ${more}`);
  if (values.save !== undefined && reference === undefined) throw new Error('Which message? Its files are downloaded');
  if (values.answered && reference === undefined) throw new Error('Which message has been answered?');
  return {
    name: 'contacts',
    ...(reference !== undefined && { reference: reference.toUpperCase() }),
    ...(values.save !== undefined && { folder: values.save }),
    isAnswered: values.answered,
    openOnly: values.open,
  };
}

function parseFutureContactsCommand(words: readonly string[]): FutureContactsCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { business: { type: 'string' }, answered: FLAG_OPTION, open: FLAG_OPTION },
  });
  const { business, answered, open } = values;
  // A postcode may be typed with its space.
  const postcode = positionals.join(' ').toUpperCase();
  if (answered && !postcode) throw new Error('Which postcode? For example: future-contacts TR1 --answered');
  if (answered && business === undefined) throw new Error('Which business? Name it with --business');
  return {
    name: 'future-contacts',
    ...(postcode && { postcode }),
    ...(business !== undefined && { business }),
    isAnswered: answered,
    openOnly: open,
  };
}

function parseOrdersCommand(words: readonly string[]): Command {
  const { status } = parseArgs({ args: [...words], options: { status: { type: 'string' } } }).values;
  return { name: 'orders', ...(status !== undefined && { status: parseStatus(status) }) };
}

function parseReconcileCommand(args: readonly string[]): Command {
  const { days } = parseArgs({ args: [...args], options: { days: { type: 'string' } } }).values;
  if (days !== undefined && !(/^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= COMPARED_DAYS_MAX))
    throw new Error(`--days is a number from 1 to ${COMPARED_DAYS_MAX}`);
  return { name: 'reconcile', ...(days !== undefined && { days: Number(days) }) };
}

/** The words of a command without options. */
const wordsOf = (words: readonly string[]): string[] =>
  parseArgs({ args: [...words], allowPositionals: true }).positionals;

function parseMoveCommand(words: readonly string[]): Command {
  const [number, status, ...note] = wordsOf(words);
  return {
    name: 'move',
    businessOrderId: parseOrderNumber(number),
    status: parseStatus(status),
    ...(note.length && { note: note.join(' ') }),
  };
}

/** Parses the arguments after `npm run ops --`. @throws Error with what is wrong, for the operator */
export function readArguments([name = 'help', ...rest]: readonly string[]): Command {
  switch (name) {
    case 'help':
    case '--help':
      return { name: 'help' };
    case 'reconcile':
      return parseReconcileCommand(rest);
    case 'keys':
      parseArgs({ args: [...rest] });
      return { name };
    case 'order':
      return { name, businessOrderId: parseOrderNumber(wordsOf(rest)[0]) };
    case 'orders':
      return parseOrdersCommand(rest);
    case 'move':
      return parseMoveCommand(rest);
    case 'contacts':
      return parseContactsCommand(rest);
    case 'future-contacts':
      return parseFutureContactsCommand(rest);
    case 'slots':
      return parseSlotsCommand(rest);
    case 'operators':
      return parseOperatorsCommand(rest);
    case 'pick':
      return parsePickCommand(rest);
    case 'refund':
      return parseRefundCommand(rest);
    case 'offer':
      return parseOfferCommand(rest);
    case 'coupons':
      return parseCouponsCommand(rest);
    case 'referrals': {
      const { business } = parseArgs({ args: [...rest], options: { business: { type: 'string' } } }).values;
      return { name, ...(business !== undefined && { business }) };
    }
    case 'places':
      return parsePlacesCommand(rest);
    case 'import':
      return parseImportCommand(rest);
    case 'business':
      return parseBusinessCommand(rest);
    default:
      throw new Error(`Unknown command: ${name}\n\n${usage}`);
  }
}
