// The only list of tables, for Drizzle and for drizzle-kit.
export * from './basket';
export * from './business';
export * from './catalogue';
export * from './contact';
export * from './content';
export * from './device';
export * from './idempotency';
export * from './import';
export * from './mail';
export * from './member';
export * from './order';
export * from './rate-limit';
export * from './review';
export * from './search';
export * from './slots';
export * from './stock';
export * from './store';
