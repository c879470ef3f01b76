import { BlockList, isIPv6 } from 'node:net';

/** Networks of IPv4 that are not the public Internet, by IANA's registry of special-purpose addresses. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Within 2000::/3, which alone is public: protocols (Teredo among them), documentation, and 6to4, which leads to IPv4. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    list.addSubnet(address, Number(length), family);
  }
  return list;
}

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');
const global6 = listOf(['2000::/3'], 'ipv6');
const loopback4 = listOf(['127.0.0.0/8'], 'ipv4');

/** Whether an address is one of the public Internet. An IPv4 address in the notation of IPv6 is not. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
    : !notPublic4.check(address, 'ipv4');

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  isIPv6(address) ? address === '::1' : loopback4.check(address, 'ipv4');
