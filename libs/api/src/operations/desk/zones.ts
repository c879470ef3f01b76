import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { DeskZone, ZoneChange, ZonesEffect, ZoneValues } from '../../entities/desk/delivery-zone';

const zones = { domain: 'desk', access: 'admin', roles: ['manager', 'administrator'] } as const;

export const deskZones = defineOperation({
  ...zones,
  key: 'POST /desk/zones',
  id: 'deskZones',
  summary: 'The delivery zones of a store, and how many orders its postcodes had in the last four weeks',
  safe: true,
  body: shape({ storeId: Id }),
  reply: shape({
    zones: Type.Array(DeskZone),
    /** The beginnings of postcodes of the delivery area and of its zones. */
    postcodes: Type.Array(shape({ prefix: Type.String(), orders: Type.Integer() })),
    store: shape({ name: Type.String(), latitude: Type.Number(), longitude: Type.Number() }),
    currency: Type.String(),
  }),
  errors: ['store_not_found'],
});

export const deskZoneEffect = defineOperation({
  ...zones,
  key: 'POST /desk/zone-effect',
  id: 'deskZoneEffect',
  summary: 'Whom a change of a delivery zone would touch, before it is saved',
  safe: true,
  body: shape({
    storeId: Id,
    /** Left out for a new one. */
    zoneId: Type.Optional(Id),
    /** Null for its removal. */
    set: nullable(ZoneValues),
  }),
  reply: ZonesEffect,
  errors: ['store_not_found', 'zone_invalid', 'zone_not_found'],
});

export const deskZoneChange = defineOperation({
  ...zones,
  key: 'POST /desk/zone-change',
  id: 'deskZoneChange',
  summary: 'Add, change or remove a delivery zone of a store, unless somebody else has changed it since it was seen',
  idempotent: 'change',
  body: shape({
    storeId: Id,
    /** Left out for a new one. */
    zoneId: Type.Optional(Id),
    /** What it was when the change was decided; null for a new one. */
    seen: nullable(ZoneValues),
    /** Null for its removal. */
    set: nullable(ZoneValues),
  }),
  reply: shape({
    /** Null once it is removed. */
    zone: nullable(DeskZone),
    effect: ZonesEffect,
  }),
  errors: ['store_not_found', 'zone_changed', 'zone_invalid', 'zone_not_found', 'idempotency_key_reused'],
});

export const deskZoneHistory = defineOperation({
  ...zones,
  key: 'POST /desk/zone-history',
  id: 'deskZoneHistory',
  summary: 'Who changed the delivery zones of a store at the desk, newest first',
  safe: true,
  body: shape({ storeId: Id }),
  reply: shape({ changes: Type.Array(ZoneChange) }),
  errors: ['store_not_found'],
});
