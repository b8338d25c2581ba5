import { isIP } from 'node:net';

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const IPV4_IN_IPV6 = /^::ffff:([\d.]+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Who calls: an IPv4 address, or the /64 network of an IPv6 one, for that is what one customer is given. Undefined where it cannot be told.
 * @param forwardedFor X-Forwarded-For, to which each proxy appends who called it
 * @param trustedProxies how many entries from the right are believed; 0 for none, then the socket tells
 */
export function clientAddress(
  forwardedFor: string | null,
  socketAddress: string | undefined,
  trustedProxies: number,
): string | undefined {
  const told = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies) : undefined;
  return networkOf(told) ?? networkOf(socketAddress);
}

function networkOf(written = ''): string | undefined {
  const trimmed = written.trim();
  const [, six, four] = WITH_PORT.exec(trimmed) ?? [];
  const address = six ?? four ?? trimmed;
  const mapped = IPV4_IN_IPV6.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return mapped;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : undefined;
}

/** The groups that an IPv6 address begins with, those left out by `::` filled in. */
function groupsOf(address: string): string[] {
  const bare = address.replace(/%.*/, '');
  const [before = [], after = []] = bare.split('::').map((half) => half.split(':').filter(Boolean));
  const written = before.length + after.length + (bare.includes('.') ? 1 : 0);
  return [...before, ...Array<string>(GROUPS - written).fill('0'), ...after].map((group) =>
    parseInt(group, 16).toString(16),
  );
}
