import { contractWords } from './contract-words';
import { isUrlEvent, type RecordedCall, type Visit, type VisitEvent } from './visit.types';

/** Values without which a page cannot show anything, and that are the business's own. */
const KEPT_KEYS = [
  ...['currency', 'timeZone', 'locale', 'kind', 'code', 'strategy'],
  ...['slug', 'storeSlug', 'seoUrl', 'from', 'sort', 'problem'],
];

/** Too short for a telephone number, a card or a code. */
const SHORT_NUMBER = /^\d{1,4}$/;

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$|^\d{2}:\d{2}$/;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const PHONE = /^\+?[\d\s()-]{8,20}$/;
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;
const TOKEN = /^[\w+/=.:-]{16,}$/;
/** A birth date is personal, also as a date. */
const PERSONAL_KEY = /birth/i;
const COORDINATE = /^(lat|latitude|lng|lon|longitude)$/i;
/** Part of a path that lets somebody in, such as an order's; other long parts are words with hyphens. */
const SECRET_SEGMENT = /^[\w.~]{20,}$|^[0-9a-f-]{32,}$/i;
/** Shorter text is part of too many other words to be replaced in them. */
const SHORTEST_PART = 3;

/** What takes the place of the nth text that is masked, so that pages still accept it. */
function substitute(text: string, n: number): string {
  if (EMAIL.test(text)) return `shopper-${n}@example.test`;
  if (POSTCODE.test(text)) return `SE1 ${n % 10}AA`;
  if (PHONE.test(text)) return `+4477009${String(n).padStart(5, '0')}`;
  if (TOKEN.test(text)) return `masked-${n}`.padEnd(text.length, 'x');
  return `Masked ${n}`;
}

/** Text that differs in spaces and case is the same person's. */
const identityOf = (text: string) => text.toLowerCase().replace(/\s+/g, '');

class Masker {
  private readonly words = contractWords();
  private readonly masks = new Map<string, string>();
  private readonly originals: [original: string, mask: string][] = [];

  constructor(private readonly kept: ReadonlySet<string>) {}

  /** A copy in which each text is masked, and the same text always the same way. */
  value(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.value(part, name)]));
    if (typeof value === 'number' && COORDINATE.test(key)) return Math.round(value);
    return typeof value === 'string' ? this.text(value, key) : value;
  }

  /** A whole text. */
  text(text: string, key = ''): string {
    if (text === '' || this.kept.has(key) || this.words.has(text) || SHORT_NUMBER.test(text)) return text;
    if (ISO_TIME.test(text) && !PERSONAL_KEY.test(key)) return text;
    const identity = identityOf(text);
    const known = this.masks.get(identity);
    const mask = known ?? substitute(text, this.masks.size + 1);
    this.masks.set(identity, mask);
    this.originals.push([text, mask]);
    return mask;
  }

  /** A path with its query, whose values are texts like all others. */
  address(address: string): string {
    const { pathname, searchParams } = new URL(address, 'http://address');
    const path = pathname
      .split('/')
      .map((segment) => (SECRET_SEGMENT.test(segment) ? this.text(segment) : segment))
      .join('/');
    const query = new URLSearchParams([...searchParams].map(([name, value]) => [name, this.text(value, name)]));
    return this.parts(path) + (query.size > 0 ? `?${query}` : '');
  }

  /** A sentence in which masked texts may occur. */
  parts(sentence: string): string {
    const longestFirst = this.originals
      .filter(([original]) => original.length >= SHORTEST_PART)
      .sort(([one], [other]) => other.length - one.length);
    return longestFirst.reduce(
      (masked, [original, mask]) =>
        masked.replaceAll(original, mask).replaceAll(encodeURIComponent(original), encodeURIComponent(mask)),
      sentence,
    );
  }
}

/**
 * A copy of a visit without anything that a person typed or that is about a person: each text is replaced by a
 * placeholder, the same one wherever it occurs, so that the visit still fits together. Numbers, times, words of the
 * contracts and the business's own settings stay; coordinates are rounded to whole degrees.
 * @param keep names of further properties whose text is the same for every shopper, such as an item's 'name'
 */
export function maskVisit(visit: Visit, keep: readonly string[] = []): Visit {
  const masker = new Masker(new Set([...KEPT_KEYS, ...keep]));
  // What scripts sent and received comes first: its texts are parts of addresses and names.
  const calls = visit.calls.map((call): RecordedCall => {
    const { body, reply } = call;
    return {
      ...call,
      ...(body !== undefined && { body: masker.value(body) }),
      ...(reply !== undefined && { reply: masker.value(reply) }),
    };
  });
  const values = visit.events.map(
    (event): VisitEvent =>
      event.kind === 'action' || isUrlEvent(event) ? event : { ...event, value: masker.value(event.value) },
  );
  const typed = values.map(
    (event): VisitEvent =>
      event.kind === 'action' && event.does === 'fill' ? { ...event, value: masker.text(event.value ?? '') } : event,
  );
  return {
    events: typed.map((event) => maskParts(event, masker)),
    calls: calls.map((call) => ({ ...call, url: masker.address(call.url) })),
  };
}

function maskParts(event: VisitEvent, masker: Masker): VisitEvent {
  if (isUrlEvent(event)) return { ...event, url: masker.address(event.url) };
  if (event.kind !== 'action') return event;
  const name = masker.parts(event.target.name);
  return { ...event, target: { ...event.target, name }, path: masker.address(event.path) };
}
