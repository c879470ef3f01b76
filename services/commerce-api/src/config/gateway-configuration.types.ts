import type { TProperties } from 'typebox';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a gateway reads from the environment; it is known before any gateway is connected. */
export interface GatewayConfiguration {
  /** The gateway's name in messages to operators. */
  readonly title: string;
  /**
   * The variable whose value makes an account; with `_2` at the end of its name it is the account of the business with
   * id 2 alone.
   */
  readonly accountSetting: string;
  /** All of the gateway's variables, for the service's settings and their table in docs/reference/settings.md. */
  readonly settings: TProperties;
  /**
   * What production lacks or forbids in one account: one line for each fault.
   * @param business the suffix of the account's variables: '' or '_2'
   */
  accountFaults(env: Environment, business: string): string[];
}
