/**
 * A server for mail as a process of its own: SMTP on a free port, which it tells its parent with every mail it took.
 * Of addresses it refuses for good those that begin with `bad`, and for now those that begin with `busy`.
 */
import { SMTPServer } from 'smtp-server';
import type { Told } from './mailServer.ts';

const tell = (told: Told): void => {
  process.send?.(told);
};

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const code = address.startsWith('bad') ? 550 : address.startsWith('busy') ? 450 : undefined;
    if (code) tell({ refused: address });
    done(code ? Object.assign(new Error('mailbox unavailable'), { responseCode: code }) : null);
  },
  onData(stream, { envelope: { rcptTo } }, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      tell({ to: rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString('utf8') });
      done();
    });
  },
});
// Whoever sends may be killed in the middle of it.
server.on('error', () => undefined);
const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address();
  if (address !== null && typeof address === 'object') tell({ port: address.port });
});
process.once('disconnect', () => process.exit(0));
