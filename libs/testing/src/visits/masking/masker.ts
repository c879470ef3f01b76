import { allOperations } from '@storefront/api/operations';
import { routePaths } from '@storefront/routes/route-paths';
import { contractWords } from './contract-words';
import { identityOf, placeholder } from './placeholder';

/** Values that are the same for every shopper, and without which a page cannot show anything. */
const KEPT_KEYS = ['currency', 'timeZone', 'locale', 'kind', 'strategy', 'seoUrl'];
const SLUG_KEY = /slug$/i;
/** A country's code; the path of a field with a problem. */
const KEPT_FORMS: Readonly<Record<string, RegExp>> = {
  code: /^[A-Z]{2}$/,
  country: /^[A-Z]{2}$/,
  from: /^[a-z-]{1,20}$/,
  path: /^[A-Za-z][\w.[\]]*$/,
};
/** Masked in every form, digits and dates too. */
const SECRET_KEY = /^(cvv|cvc|lastFour|last4|password|newPassword|oneTimeCode|otp)$|birth/i;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$|^\d{2}:\d{2}$/;
/** Too short for a telephone number or a card. */
const SHORT_NUMBER = /^\d{1,4}$/;
const COORDINATE = /^(lat|latitude|lng|lon|longitude)$/i;
/** Part of a path that lets somebody in, such as an order's; other long parts are words with hyphens. */
const SECRET_SEGMENT = /^[\w.~]{20,}$|^[0-9a-f-]{32,}$/i;
/** The shortest text that is replaced in names. */
const SHORTEST_PART = 2;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Replaces texts by placeholders: texts that mean the same by the same one, wherever they occur. */
export class Masker {
  private readonly words = contractWords();
  private readonly literals = new Set(Object.values(routePaths).flatMap((path) => path.split('/')));
  private readonly secretFields = new Set(allOperations.flatMap(({ transientFields = [] }) => transientFields));
  private readonly kept: ReadonlySet<string>;
  private readonly numbers = new Map<string, number>();
  private readonly originals = new Set<string>();
  private readonly keptTexts = new Set<string>();
  private readonly jsonNumbers = new Set<string>();

  /** @param keep further properties whose text is not masked */
  constructor(keep: readonly string[]) {
    this.kept = new Set([...KEPT_KEYS, ...keep]);
  }

  /** JSON with each text masked. */
  value(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.value(part, name)]));
    if (typeof value === 'number') {
      this.jsonNumbers.add(String(value));
      return COORDINATE.test(key) ? Math.round(value) : value;
    }
    return typeof value === 'string' ? this.text(value, key) : value;
  }

  /** A whole text. @param key of the property that it is the value of */
  text(text: string, key = ''): string {
    if (text === '') return text;
    if (SECRET_KEY.test(key) || this.secretFields.has(key)) return this.secret(text);
    if (this.kept.has(key) || SLUG_KEY.test(key)) {
      this.keptTexts.add(text);
      return text;
    }
    return !this.numbers.has(identityOf(text)) && this.isKept(text, key) ? text : this.secret(text);
  }

  /** The placeholder of a text, also of one that `text` would keep. */
  secret(text: string): string {
    if (text === '') return text;
    const identity = identityOf(text);
    const n = this.numbers.get(identity) ?? this.numbers.size + 1;
    this.numbers.set(identity, n);
    this.originals.add(text);
    return placeholder(text, n);
  }

  /** A path with its query. Masked after all values, because it repeats some of them. */
  address(address: string): string {
    const { pathname, searchParams } = new URL(address, 'http://address');
    const segments = pathname.split('/').map(decodeURIComponent);
    const path = segments.map((segment, index) => encodeURIComponent(this.segment(segment, segments[index - 1])));
    const query = new URLSearchParams([...searchParams].map(([name, value]) => [name, this.parameter(value, name)]));
    return path.join('/') + (query.size > 0 ? `?${query}` : '');
  }

  /** The name of a button or link, in which masked texts may occur. */
  name(name: string): string {
    const parts = [...this.originals].filter((text) => text.length >= SHORTEST_PART && !SHORT_NUMBER.test(text));
    if (parts.length === 0) return name;
    const longestFirst = parts.sort((one, other) => other.length - one.length).map(escaped);
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
    return name.replace(whole, (found) => this.secret(found));
  }

  private isKept(text: string, key: string): boolean {
    return (
      this.words.has(text) || SHORT_NUMBER.test(text) || ISO_TIME.test(text) || (KEPT_FORMS[key]?.test(text) ?? false)
    );
  }

  private segment(segment: string, before: string | undefined): string {
    if (this.literals.has(segment) || this.keptTexts.has(segment) || this.jsonNumbers.has(segment)) return segment;
    const isTyped = before === 'search' || this.numbers.has(identityOf(segment));
    return segment !== '' && (isTyped || SECRET_SEGMENT.test(segment)) ? this.secret(segment) : segment;
  }

  private parameter(value: string, name: string): string {
    if (value.startsWith('/')) return this.address(value);
    return this.jsonNumbers.has(value) ? value : this.text(value, name);
  }
}
