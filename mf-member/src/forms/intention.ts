import { useRef } from 'react';

/**
 * One key per intention: sending the same values again, after a lost connection, is the same intention and is carried
 * out once; other values are another.
 */
export function useIntention(): (values: unknown) => string {
  const last = useRef({ values: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current.values !== text) last.current = { values: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
