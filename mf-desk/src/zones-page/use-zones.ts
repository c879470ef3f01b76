import type { DeskZone, ZonesEffect, ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import type { ZonesFound } from './read-zones';

const notSent = 'It could not be saved. Check the connection and try again.';

/** What somebody else has made of a zone meanwhile. */
export interface Theirs {
  readonly before: ZoneValues;
  readonly now: ZoneValues;
}

/** The zones of a store with what was saved since they were read, and what is said about that. */
export function useZones(found: ZonesFound, onSaved: (zone: DeskZone | null) => void) {
  const { api } = usePageContext();
  const { storeId } = found;
  const [zones, setZones] = useState(found.zones);
  const [said, setSaid] = useState<string>();
  const [theirs, setTheirs] = useState<Theirs>();
  /** A repeated attempt has the key of the first, whose reply may have been lost. */
  const sent = useRef<{ readonly text: string; readonly key: string }>(undefined);
  const keyOf = (text: string): string => {
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };
  const refusal = ({ code, errors }: { code: string; errors?: SubmitErrors['errors'] }): SubmitErrors => ({
    message:
      code === 'zone_not_found' ? 'Somebody else has removed this zone. Load the page again.' : 'It was refused.',
    ...(errors && { errors }),
  });

  /** Whom a change would touch, or why it cannot be made. */
  const effect = async (
    zone: DeskZone | undefined,
    set: ZoneValues | null,
  ): Promise<{ effect: ZonesEffect } | SubmitErrors> => {
    try {
      const body = { storeId, ...(zone && { zoneId: zone.zoneId }), set };
      const reply = await api.call('POST /desk/zone-effect', { body });
      return reply.ok ? { effect: reply.data } : refusal(reply.error);
    } catch {
      return { message: notSent };
    }
  };

  /** Somebody else was first: what there is now is shown, and counts as seen. */
  const readTheirs = async (zone: DeskZone): Promise<SubmitErrors | undefined> => {
    const reply = await api.call('POST /desk/zones', { body: { storeId } });
    const now = reply.ok ? reply.data.zones.find(({ zoneId }) => zoneId === zone.zoneId) : undefined;
    if (!now) return refusal({ code: 'zone_not_found' });
    setTheirs({ before: zone.values, now: now.values });
    return undefined;
  };

  /** @param set null for a removal @returns why it was not saved */
  const save = async (zone: DeskZone | undefined, set: ZoneValues | null): Promise<SubmitErrors | undefined> => {
    setSaid(undefined);
    const seen = theirs?.now ?? zone?.values ?? null;
    setTheirs(undefined);
    const body = { storeId, ...(zone && { zoneId: zone.zoneId }), seen, set };
    try {
      const reply = await api.call('POST /desk/zone-change', { body, idempotencyKey: keyOf(JSON.stringify(body)) });
      if (!reply.ok) return reply.error.code === 'zone_changed' && zone ? await readTheirs(zone) : refusal(reply.error);
      sent.current = undefined;
      const { zone: now } = reply.data;
      setZones((all) => {
        const others = all.filter(({ zoneId }) => zoneId !== (now ?? zone)?.zoneId);
        return now ? [...others, now].sort((a, b) => a.zoneId - b.zoneId) : others;
      });
      setSaid(now ? `${now.values.name} was saved.` : `${zone?.values.name ?? 'The zone'} was removed.`);
      onSaved(now);
      return undefined;
    } catch {
      return { message: notSent };
    }
  };
  /** The form gets what somebody else has saved. */
  const takeTheirs = (zone: DeskZone): void => {
    if (!theirs) return;
    const now = { ...zone, values: theirs.now };
    setZones((all) => all.map((one) => (one.zoneId === zone.zoneId ? now : one)));
    setTheirs(undefined);
    onSaved(now);
  };
  return { zones, said, setSaid, theirs, setTheirs, takeTheirs, effect, save };
}

export type ZonesState = ReturnType<typeof useZones>;
