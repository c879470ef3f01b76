import { buildShell } from './app';
import { readConfig } from './config';

const config = readConfig(process.env);
const app = await buildShell(config);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
await app.listen({ port: config.port, host: process.env.HOST ?? '0.0.0.0' });
process.send?.('listening');
