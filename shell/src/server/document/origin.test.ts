/** @jest-environment node */
import { originOf } from './origin';

const config = { port: 4200, publicPorts: [8080, 443] };
const request = (hostname: string, port: number | null, protocol: 'http' | 'https' = 'http') => ({
  hostname,
  port,
  protocol,
});

test.each([
  [request('fresh.example.com', 4200), 'http://fresh.example.com:4200'],
  [request('Fresh.example.com', 8080), 'http://fresh.example.com:8080'],
  [request('fresh.example.com', 443, 'https'), 'https://fresh.example.com'],
  [request('fresh.example.com', null, 'https'), 'https://fresh.example.com'],
  [request('fresh.example.com', 666), 'http://fresh.example.com'],
])('a document’s links keep only a port that is the storefront’s own: %j', (request, origin) => {
  expect(originOf(config, request)).toBe(origin);
});
