export interface Delivery {
  url: string;
  attempts: number;
  /** The status of the last reply; 0 without one. */
  status: number | undefined;
  deliveredOn: string | undefined;
  /** The time of the next resend, by the sandbox's clock. */
  nextOn: string | undefined;
}

export interface WebhookEvent {
  id: string;
  type: string;
  createdOn: string;
  paymentId: string;
  reference: string | undefined;
  /** The exact text that is signed and sent, identical each time. */
  body: string;
  /** 'unsent': there is no receiver. */
  state: 'held' | 'sending' | 'delivered' | 'failed' | 'dropped' | 'unsent';
  deliveries: readonly Delivery[];
}
