import { changing, reading } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { App, CallContext, Values } from '../../engine/context.ts';
import { signedIn } from './signedIn.ts';

/**
 * The session was entered through a partner's channel, and shows its theme until it ends (rule L10).
 * @throws Failure 422 for a channel that no theme has.
 */
export async function enterChannel(context: CallContext, { channel }: Values): Promise<Values> {
  const { id } = signedIn(context);
  const { app } = context;
  if (!Object.values(app.artefacts.themes).some(({ channelId }) => channelId === channel))
    throw failures.invalid([{ path: '/channel', message: '没有这个渠道' }]);
  await keepChannel({ app, id, channel: String(channel) });
  return {};
}

/** Keeps the channel of a session. */
export async function keepChannel({
  app,
  id,
  channel,
}: {
  app: App;
  id: string;
  channel: string | null;
}): Promise<void> {
  await app.database.query(
    changing({ text: `update "session" set "channel" = $2 where "id" = $1`, values: [id, channel] }),
  );
}

/** Name of the theme a session shows. */
export async function themeNameOf({ app, id }: { app: App; id: string }): Promise<string> {
  const [row] = await app.database.query(
    reading<{ channel: string | null }>({
      name: 'session_channel',
      text: `select "channel" from "session" where "id" = $1`,
      values: [id],
    }),
  );
  const channel = row?.channel ?? undefined;
  return (
    Object.entries(app.artefacts.themes).find(
      ([, { channelId }]) => channel !== undefined && channelId === channel,
    )?.[0] ?? 'default'
  );
}
