/** The reply to a command that the API refused. */
export interface Refused {
  readonly kind: 'refused';
  /** One of the operation's declared errors. */
  readonly code: string;
}

/** A refusal with its text for the shopper. */
export interface RefusedWithMessage extends Refused {
  readonly message: string;
}
