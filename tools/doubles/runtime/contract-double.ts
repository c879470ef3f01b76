import type { PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { Declared, DoubleInPage, Received } from '@storefront/testing/neighbours/double-in-page.types';
import { exampleOf } from './example-of';
import { shown } from './json-fault';
import { schemaFault } from './schema-fault';

/** The part of a manifest that a double keeps to. */
export type DoubledContract = Pick<
  ReleaseManifest,
  'name' | 'version' | 'handles' | 'reactsTo' | 'emits' | 'writes' | 'uses' | 'schemas'
>;

/** The bus, with names that are known from a manifest only. */
export interface NamedBus {
  set(name: string, value: unknown): void;
  emit(name: string, payload: unknown): void;
  on(name: string, listener: (payload: unknown) => void): () => void;
  handle(name: string, handler: (payload: unknown) => Promise<unknown>): void;
  request(name: string, payload: unknown): Promise<unknown>;
}

/** Replaces a remote on the bus of a page. It knows the remote's manifest and none of its code. */
export class ContractDouble implements DoubleInPage {
  readonly received: Received[] = [];
  readonly faults: string[] = [];
  private readonly replies = new Map<string, unknown>();

  /** @param known replies of a test to commands that may be requested at once */
  constructor(
    private readonly contract: DoubledContract,
    private readonly bus: NamedBus,
    known: Readonly<Record<string, unknown>> = {},
  ) {
    for (const name of contract.handles) {
      this.checkReply(name);
      if (Object.hasOwn(known, name)) this.setKnownReply(name, known[name]);
      bus.handle(name, async (payload) => this.handle(name, payload));
    }
    for (const name of contract.reactsTo) bus.on(name, (payload) => this.hear(name, payload));
  }

  declares(what: Declared, name: string): boolean {
    return this.declared(what).includes(name);
  }

  emit(fact: string, payload = exampleOf(this.fact(fact) ?? {})): void {
    this.assertDeclared('emits', fact);
    this.assertValid(fact, this.fact(fact), payload);
    this.bus.emit(fact, payload);
  }

  async request(command: string, payload = exampleOf(this.command(command)?.payload ?? {})): Promise<unknown> {
    this.assertDeclared('requests', command);
    const reply = await this.bus.request(command, payload);
    const isUnavailable = (reply as { kind?: unknown } | undefined)?.kind === 'unavailable';
    const fault = isUnavailable ? undefined : schemaFault(this.command(command)?.reply, reply);
    if (fault) this.report(`does not expect the reply to '${command}'`, reply, fault);
    return reply;
  }

  setReply(command: string, reply: unknown): void {
    this.assertDeclared('handles', command);
    // The bus replies this in place of an owner that fails.
    if ((reply as { kind?: unknown } | null)?.kind !== 'unavailable')
      this.assertValid(command, this.command(command)?.reply, reply);
    this.replies.set(command, reply);
  }

  setState(name: string, value: unknown): void {
    this.assertDeclared('writes', name);
    this.assertValid(name, this.contract.schemas?.state?.[name], value);
    this.bus.set(name, value);
  }

  private handle(name: string, payload: unknown): unknown {
    const schema = this.command(name);
    const fault = schemaFault(schema?.payload, payload);
    // The bus reports the error, and its requester gets the reply of a remote that failed.
    if (!schema || fault) throw new Error(this.report(`refuses the command '${name}'`, payload, fault));
    const reply = this.replies.has(name) ? this.replies.get(name) : exampleOf(schema.reply);
    this.received.push({ name, payload });
    return reply;
  }

  /** Without a reply the remote would look unavailable later, and the test could pass. */
  private checkReply(name: string): void {
    const schema = this.command(name)?.reply;
    try {
      if (schema) exampleOf(schema);
    } catch (error) {
      this.fault(`cannot reply to the command '${name}': ${(error as Error).message}`);
    }
  }

  private setKnownReply(name: string, reply: unknown): void {
    try {
      this.setReply(name, reply);
    } catch (error) {
      this.fault(`cannot reply to the command '${name}' as asked: ${(error as Error).message}`);
    }
  }

  private hear(name: string, payload: unknown): void {
    const fault = schemaFault(this.fact(name), payload);
    if (fault) this.report(`does not expect the fact '${name}'`, payload, fault);
    else this.received.push({ name, payload });
  }

  private report(what: string, value: unknown, fault = ''): string {
    return this.fault(`${what} with ${shown(value)}: ${fault}`);
  }

  private fault(what: string): string {
    const { name, version } = this.contract;
    const text = `Contract double of ${name} ${version} ${what}`;
    this.faults.push(text);
    console.error(text);
    return text;
  }

  private command(name: string) {
    return this.contract.schemas?.commands[name];
  }

  private fact(name: string) {
    return this.contract.schemas?.facts[name];
  }

  private declared(what: Declared): readonly string[] {
    const { uses } = this.contract;
    if (what === 'calls') return uses?.operations ?? [];
    return (what === 'requests' ? uses?.commands : this.contract[what]) ?? [];
  }

  private assertDeclared(what: Declared, name: string): void {
    if (!this.declares(what, name))
      throw new Error(
        `By its contract ${this.contract.name} ${what} ${this.declared(what).join(', ') || 'nothing'}, not ${name}.`,
      );
  }

  private assertValid(name: string, schema: PayloadSchema | undefined, value: unknown): void {
    const fault = schemaFault(schema, value);
    if (fault)
      throw new Error(`The contract of ${this.contract.name} does not allow this value of '${name}': ${fault}`);
  }
}
