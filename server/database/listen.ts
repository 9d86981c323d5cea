/** LISTEN: notifications reach every process of the platform, so that each drops what it has cached. */
import pg from 'pg';
import type { Connections } from './connections.ts';

type Handler = (payload: string) => void;

export interface Listener {
  listen(channel: string, handler: Handler): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Longest pause between two attempts to reconnect, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/**
 * For PostgreSQL: one connection of its own for all channels, made with the first. A pooled one would be missed by the
 * requests, and would not hear while it works.
 */
export function listenOnOwnConnection(url: string): Listener {
  const channels = createChannels();
  let client: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'certification-platform listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    });
    next.on('error', () => {}); // 'end' follows
    next.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
    await next.connect();
    try {
      for (const channel of channels.names()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    next.once('end', () => reconnect(50));
    return next;
  }

  function reconnect(pause: number): void {
    if (isClosed) return;
    client = undefined;
    retry = setTimeout(() => {
      client = connect();
      client.then(channels.deliverLoss, () => reconnect(Math.min(pause * 2, LONGEST_PAUSE)));
    }, pause);
  }

  /** Says it to the server where there is one; a connection that is being made anew says it by itself. */
  async function say(text: string): Promise<void> {
    if (retry !== undefined && client === undefined) return;
    client ??= connect();
    await (await client).query(text);
  }

  return {
    listen: async (channel, handler) => {
      const isFirst = channels.add(channel, handler);
      try {
        if (isFirst) await say(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        channels.remove(channel, handler);
        client = undefined;
        throw error;
      }
      return async () => {
        if (channels.remove(channel, handler))
          await say(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await (await client?.catch(() => undefined))?.end();
    },
  };
}

/** For PGlite: there is one connection and it hears everything; whenever it starts anew it listens again. */
export function listenInPool({ pool, connections }: { pool: pg.Pool; connections: Connections }): Listener {
  const channels = createChannels();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
    for (const channel of channels.names()) {
      client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    }
  });

  const say = (text: string) => connections.lend((client) => client.query(text));

  return {
    listen: async (channel, handler) => {
      if (channels.add(channel, handler)) await say(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        if (channels.remove(channel, handler)) await say(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    close: async () => {},
  };
}

function createChannels() {
  const handlers = new Map<string, Set<Handler>>();
  return {
    names: () => [...handlers.keys()],
    /** Answers whether the channel is new. */
    add(channel: string, handler: Handler): boolean {
      const known = handlers.get(channel);
      known?.add(handler);
      if (!known) handlers.set(channel, new Set([handler]));
      return !known;
    },
    /** Answers whether nobody listens to the channel any more. */
    remove(channel: string, handler: Handler): boolean {
      const known = handlers.get(channel);
      known?.delete(handler);
      return known?.size === 0 && handlers.delete(channel);
    },
    deliver(channel: string, payload: string): void {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    },
    deliverLoss(): void {
      for (const set of handlers.values()) for (const handler of set) handler('');
    },
  };
}
