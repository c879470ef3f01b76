export interface PlacedOrder {
  readonly orderId: number;
  /** The number that people use, such as 'PW-10234'. */
  readonly businessOrderId: string;
  /** Minor units. */
  readonly amount: number;
  /** 'cash' is yet to be paid, all else was. */
  readonly method: string;
  /** The basket that follows the ordered one. */
  readonly basketToken: string | null;
}
