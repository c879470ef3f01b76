import { isObject, type Json } from '../json-object';
import { invalidRequest } from './refusal';

/** Reads a body field by field and collects every fault, because the gateway reports them all at once. */
export class Fields {
  private readonly codes: string[] = [];
  readonly body: Json;

  constructor(body: unknown) {
    if (body !== undefined && body !== null && !isObject(body)) throw invalidRequest('request_body_invalid');
    this.body = isObject(body) ? body : {};
  }

  fault(code: string): undefined {
    if (!this.codes.includes(code)) this.codes.push(code);
    return undefined;
  }

  /** A string, or undefined when missing; another type or more than `maxLength` characters is a fault. */
  text(name: string, { maxLength = 255, code = `${name}_invalid` } = {}): string | undefined {
    const value = this.body[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string' || value.length > maxLength) return this.fault(code);
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.body[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'boolean' ? value : this.fault(`${name}_invalid`);
  }

  object(name: string, code = `${name}_invalid`): Json | undefined {
    const value = this.body[name];
    if (value === undefined || value === null) return undefined;
    return isObject(value) ? value : this.fault(code);
  }

  /** An integer of at least `minimum`. */
  amount(name: string, minimum: number): number | undefined {
    const value = this.body[name];
    if (value === undefined || value === null) return undefined;
    if (!Number.isInteger(value) || (value as number) < minimum || (value as number) > 999_999_999_999) {
      return this.fault(`${name}_invalid`);
    }
    return value as number;
  }

  /** A shopper may only be redirected to http and https URLs. */
  url(name: string): string | undefined {
    const text = this.text(name, { maxLength: 1024 });
    if (text === undefined) return undefined;
    return /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '') ? text : this.fault(`${name}_invalid`);
  }

  /** Throws if there was any fault. */
  throwIfInvalid(): void {
    if (this.codes.length > 0) throw invalidRequest(...this.codes);
  }
}
