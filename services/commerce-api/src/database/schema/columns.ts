import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Entity ids are 53-bit integers made by the application. */
export const id = (name: string) => bigint(name, { mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Filled by the application with to_tsvector: generated columns differ between engines. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
