import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './config.ts';

/** Pino, as Fastify sees it. */
export type Log = FastifyBaseLogger;

/**
 * The log of the server: a line of JSON each, on standard output or into `stream`. Of an error it keeps what it is and
 * where it came from, not the values that a database tells beside it.
 */
export function openLog({ level, stream }: { level: LogLevel; stream?: DestinationStream }): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: described } };
  return stream ? pino(options, stream) : pino(options);
}

function described(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}
