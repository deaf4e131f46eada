import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config';

/** Loopback and the addresses that are not routed on the internet (RFC 1918, 3927, 4193, 4291). */
const privateRanges: [string, number, 'ipv4' | 'ipv6'][] = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
];

/**
 * Tells the framework which addresses on a request's way are trusted proxies. Their number alone does not tell a proxy
 * from a client that connects past it, so the nearest one has to be in a private network.
 */
export function trustedProxies(
  trustProxy: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy !== 'number') return trustProxy;
  const privateNetworks = new BlockList();
  for (const range of privateRanges) privateNetworks.addSubnet(...range);
  const isPrivate = (address: string) => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (address, hop) => hop < trustProxy && (hop > 0 || isPrivate(address));
}
