import ipaddr from 'ipaddr.js';

/**
 * What requests from an address are counted by. IPv6 is given out in blocks of 64 bits, so a person with one address
 * has 2^64 of them; one that stands for an IPv4 address counts as that. Some proxies add the port to IPv4 addresses.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
}
