/**
 * The part of an address that one subscriber holds, to count by: an IPv4 address, or the first 64 bits of an IPv6 one.
 * Give it `context.ip`, which the platform knows; headers such as X-Forwarded-For say what their sender likes.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/**
 * The widest part of an address that one subscriber may hold, as the SQL function wide_network() has it: of an IPv6
 * address the first 48 bits.
 */
export const wideNetworkOf = (ip: string): string => {
  const network = networkOf(ip);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;
};

const groups = (part: string) =>
  part
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16).toString(16));
