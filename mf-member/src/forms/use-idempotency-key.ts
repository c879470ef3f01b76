import { useRef } from 'react';

/**
 * One idempotency key per intent: resending the same values after a lost connection uses the same key; other values get
 * a new one.
 */
export function useIdempotencyKey(): (values: unknown) => string {
  const last = useRef({ values: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current.values !== text) last.current = { values: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
