import type { Server } from 'node:http';

export interface ListenOptions {
  readonly port: number;
  /** Address to listen on; every one of the machine when left out. */
  readonly host?: string;
}

/** Somebody else listens on the port, or it may not be opened. */
export class PortError extends Error {}

/** `PORT` and `HOST` of the environment; the port is 3000 when there is none. */
export function readListenOptions(env: NodeJS.ProcessEnv): ListenOptions {
  const text = env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new PortError(`PORT is "${text}"; a port is a number from 0 to 65535`);
  }
  return { port, ...(env.HOST && { host: env.HOST }) };
}

/** Starts listening; gives the port, which is a free one when 0 was asked for. */
export function listen(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, options.port)));
    server.listen(options, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : options.port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortError(
      `Port ${port} is in use; choose another one, for example PORT=${port + 1}`,
    );
  }
  if (error.code === 'EACCES') return new PortError(`Port ${port} may not be opened by this user`);
  return error;
}

// Requests under way get this long to finish.
const patience = 2000;

/** Closes the server when the process is asked to end, so that it ends by itself. */
export function closeOnSignal(server: Server): void {
  const close = () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
