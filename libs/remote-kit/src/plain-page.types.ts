import type { ComponentType } from 'react';
import type { ActionContext, ActionReply, CallStep, ReturnedForm } from './action.types';

/** What a plain page may depend on. */
export interface PlainPageContext extends Pick<ActionContext, 'place' | 'params' | 'origin'> {
  readonly query: Readonly<Record<string, string>>;
  /** The shopper's session has a basket, whose token the shell adds to calls that take one. */
  readonly hasBasket: boolean;
  /** The session is a member's, as far as its cookies say. */
  readonly isMember: boolean;
  /** The path of the page of this site that led here, if the browser says so. */
  readonly previousPath?: string;
  /** A form of this page that an action has returned; once. */
  readonly returned?: ReturnedForm;
}

export interface PlainPageProps extends PlainPageContext {
  /** The replies to `calls`, in the same order. */
  readonly replies: readonly ActionReply[];
}

/**
 * The exports of a file in src/plain-pages, which has the name of a private route: what that page shows before its code
 * has loaded, made by the server for one shopper, with links and with forms that are posted to actions.
 */
export interface PlainPageModule {
  /**
   * The operations that the page shows; the shell calls them for the shopper, all at once. They must be safe. Undefined
   * when the page cannot be shown without scripts here.
   */
  calls(context: PlainPageContext): readonly CallStep[] | undefined;
  title(props: PlainPageProps): string;
  readonly PlainPage: ComponentType<PlainPageProps>;
}
