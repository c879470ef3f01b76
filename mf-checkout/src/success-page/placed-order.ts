export interface PlacedOrder {
  readonly orderId: number;
  /** The number that people use, such as 'PW-10234'. */
  readonly businessOrderId: string;
  /** Minor units, to be paid in cash. */
  readonly amount: number;
}
