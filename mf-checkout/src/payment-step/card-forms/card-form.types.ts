import type { CardSession } from '@storefront/api/entities/card-session';

/** A gateway's card fields in our page. Card numbers stay inside its frame. */
export interface CardForm {
  unmount(): unknown;
  /** Whether the fields are complete and well-formed. */
  isValid(): boolean;
  /** @throws when the gateway does not accept the fields */
  tokenize(): Promise<{ readonly data: { readonly token: string; readonly scheme?: string } }>;
}

/** Renders a gateway's form into `place`; resolves when it is ready. `onSubmit`: Enter was pressed in the fields. */
export type OpenCardForm<Session extends CardSession> = (
  place: Element,
  session: Session,
  onSubmit: () => void,
) => Promise<CardForm>;
