#!/usr/bin/env node
// The library is published as TypeScript, so that it is built like the remote that uses it.
import 'tsx';

const { releaseFromOwnRepository } = await import('../src/command-line/own-repository.ts');
await releaseFromOwnRepository(process.cwd(), process.argv.slice(2));
