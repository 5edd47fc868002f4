import { type AddressInfo, createServer, type Server } from 'node:net';
import { codeOf, Problem } from './problem.ts';

/** All that `localhost` can mean. */
export const loopback = ['127.0.0.1', '::1'];

/** Listens on every given address, one port for all. A machine without IPv6 is content with IPv4. */
export async function listen(
  server: Server,
  port: number,
  addresses: string[],
): Promise<{ port: number; others: Server[] }> {
  const [first = '127.0.0.1', ...rest] = addresses;
  await bind(server, port, first);
  const bound = (server.address() as AddressInfo).port;
  const others: Server[] = [];
  for (const address of rest) {
    // A listening handle has one address: the others pass their connections on to the same server
    const other = createServer((socket) => server.emit('connection', socket));
    if (await bind(other, bound, address).then(() => true, isWithoutIpv6)) others.push(other);
  }
  return { port: bound, others };
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      if (codeOf(error) === 'EADDRINUSE')
        reject(new Problem(`Port ${port} is taken by another program. Stop it, or set PORT`));
      else if (codeOf(error) === 'EACCES')
        reject(new Problem(`Port ${port} is not allowed to you. Set PORT above 1023`));
      else reject(error);
    };
    server.once('error', failed).listen(port, host, () => {
      server.off('error', failed);
      resolve();
    });
  });
}

function isWithoutIpv6(error: unknown): boolean {
  if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error) ?? '')) return false;
  throw error;
}
