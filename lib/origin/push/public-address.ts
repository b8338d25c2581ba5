import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Addresses that are not of the public network, from the registries of special addresses. */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** All that is public begins with 2 or 3; of these some carry addresses of the other family, or are for examples. */
const PUBLIC_6 = ['2000::', 3] as const;
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, bits] of NOT_PUBLIC_4) closed.addSubnet(net, bits);
for (const [net, bits] of NOT_PUBLIC_6) closed.addSubnet(net, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet(...PUBLIC_6, 'ipv6');

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, familyOf(address));
}

/** Whether an IP address is one that anybody may be sent to: none of this machine or of a network behind it. */
function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address);
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Looks a name up as connections do, and fails where any address that it stands for is not public. */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    if (inside || addresses.length === 0)
      return callback(Object.assign(new Error(`${name} is no public place`), { code: 'ENOTPUBLIC' }), []);
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
