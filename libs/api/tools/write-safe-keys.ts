import { writeFileSync } from 'node:fs';
import { safeKeysSource } from '../src/safe-keys-source';

writeFileSync(new URL('../src/safe-keys.ts', import.meta.url), safeKeysSource());
