import 'server-only';

import { createServer, Server, type IncomingMessage, type ServerResponse } from 'node:http';

import next from 'next';

import { readEnv } from '@/lib/env';

import { answerParserError } from './answer-parser-error';
import { begin } from './begin';
import { endWell } from './end-well';
import { receive } from './receive';

interface Place {
  /** The folder of the project, or of a standalone one. */
  dir: string;
  port: number;
  isDevelopment: boolean;
}

const TIMES = {
  headersTimeout: 15_000,
  /** For a whole request: no body that the site takes is large. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep an idle connection, so that none sends a request into one that is just being closed. */
  keepAliveTimeout: 75_000,
};

/**
 * Serves the site at a port with Next behind our own steps (a custom server, as Next documents it). Resolves when it answers.
 * @throws when it cannot listen there
 */
export async function serveSite({ dir, port, isDevelopment }: Place): Promise<void> {
  await begin({ isServing: !isDevelopment });
  const site = next({
    dev: isDevelopment,
    turbopack: isDevelopment,
    dir,
    port,
    // Next takes a rewrite of the middleware to another host name than its own for another server.
    hostname: 'localhost',
    // Next listens for upgrades of connections on the server that it is given.
    ...(!isDevelopment && { httpServer: new Server() }),
  });
  await site.prepare();
  const handle = site.getRequestHandler();
  const server = createServer(TIMES, (request, response) => answer(request, response, handle));
  server.on('clientError', answerParserError);
  if (isDevelopment) server.on('upgrade', site.getUpgradeHandler());
  await listen(server, port);
  if (!isDevelopment) endWell(server);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): void {
  const instead = receive(request, response);
  if (instead) instead();
  else handle(request, response).catch((error: unknown) => response.destroy(error as Error));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ port, host: readEnv().listenAddress }, resolve);
  });
}
