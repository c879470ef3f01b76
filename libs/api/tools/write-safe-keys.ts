import { writeFileSync } from 'node:fs';
import { safeKeysSource } from '../src/transport/safe-keys-source';

writeFileSync(new URL('../src/transport/safe-keys.ts', import.meta.url), safeKeysSource());
