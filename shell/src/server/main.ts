import { buildShell } from './app';
import { readConfig } from './config';

const config = readConfig(process.env);
const app = await buildShell(config);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
// More are turned away at the door, so that those who are in are served.
app.server.maxConnections = config.maxConnections;
await app.listen({ port: config.port, host: process.env.HOST ?? '0.0.0.0' });
process.send?.('listening');
