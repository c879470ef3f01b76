import Type, { type Static } from 'typebox';
import { BASKET_LINES_MAX, PICKED_QUANTITY_MAX } from '../constants';
import { Id, Line, Minor, nullable, shape } from '../declaration/shape';
import { COMPLAINT_DAYS_MAX, COMPLAINT_NOTE_MAX_LENGTH, COMPLAINT_REFUND_MAX } from '../limits/complaint-limits';

/** What is wrong with items of a line; `not_as_ordered`: with what was picked in place of them. */
export const ComplaintKind = Type.Enum(['missing', 'damaged', 'poor_quality', 'not_as_ordered']);
export type ComplaintKind = Static<typeof ComplaintKind>;

const ComplaintLine = shape({
  lineId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: PICKED_QUANTITY_MAX }),
  kind: ComplaintKind,
});

/** A problem as its shopper reports it. */
export const NewComplaint = shape({
  lines: Type.Array(ComplaintLine, { minItems: 1, maxItems: BASKET_LINES_MAX }),
  note: Type.Optional(Line(COMPLAINT_NOTE_MAX_LENGTH)),
});
export type NewComplaint = Static<typeof NewComplaint>;

/** A reported problem as its shopper sees it. The note is the shopper's own, and not shown by a link. */
export const OrderComplaint = shape({
  complaintId: Id,
  reportedAt: Type.String(),
  /** `open`: an operator decides. */
  state: Type.Enum(['open', 'refunded', 'declined']),
  lines: Type.Array(shape({ ...ComplaintLine.properties, name: Type.String() })),
  /** What is given back for it, in minor units; 0 unless it is refunded. */
  amount: Minor,
  /** Whether the gateway has made all of its refunds. */
  isDone: Type.Boolean(),
  hasPicture: Type.Boolean(),
  /** Why it was declined. */
  reason: nullable(Type.String()),
});
export type OrderComplaint = Static<typeof OrderComplaint>;

/** What of an order can be reported, and until when. */
export const Reportable = shape({
  until: Type.String(),
  /** How many of a line, and how many of them were picked in its place. */
  lines: Type.Array(shape({ lineId: Id, quantity: Type.Integer(), replaced: Type.Integer() })),
});
export type Reportable = Static<typeof Reportable>;

/** What is refunded without an operator. A limit of 0 puts every problem before one. */
export const ComplaintRules = shape({
  /** Until how many days after the order's end. */
  days: Type.Integer({ minimum: 0, maximum: COMPLAINT_DAYS_MAX }),
  /** In minor units, for one order, and for one shopper in 90 days. */
  perOrder: Type.Integer({ minimum: 0, maximum: COMPLAINT_REFUND_MAX }),
  perShopper: Type.Integer({ minimum: 0, maximum: COMPLAINT_REFUND_MAX }),
});
export type ComplaintRules = Static<typeof ComplaintRules>;

/** A reported problem for operators. */
export const ComplaintView = shape({
  ...OrderComplaint.properties,
  businessId: Id,
  businessName: Type.String(),
  businessOrderId: Type.String(),
  currency: Type.String(),
  customer: Type.String(),
  note: nullable(Type.String()),
  /** What its items cost, which is what approving it refunds. */
  worth: Minor,
  /** Whether the rules of the business decided it, without an operator. */
  isAutomatic: Type.Boolean(),
});
export type ComplaintView = Static<typeof ComplaintView>;
