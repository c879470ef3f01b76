export interface Delivery {
  url: string;
  attempts: number;
  /** The last answer; 0 is none. */
  status: number | undefined;
  deliveredOn: string | undefined;
  /** When it is sent again, by the sandbox's clock. */
  nextOn: string | undefined;
}

export interface WebhookEvent {
  id: string;
  type: string;
  createdOn: string;
  paymentId: string;
  reference: string | undefined;
  /** The exact text that is signed and sent, each time the same. */
  body: string;
  /** 'unsent': there was nobody to tell. */
  state: 'held' | 'sending' | 'delivered' | 'failed' | 'dropped' | 'unsent';
  deliveries: readonly Delivery[];
}
