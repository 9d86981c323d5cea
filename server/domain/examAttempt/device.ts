import { hash } from 'node:crypto';
import type { CallContext } from '../../engine/context.ts';
import { learnerOf } from '../session/index.ts';

/** Characters of 64 that tell log-ins apart. */
const loginLength = 20;

/**
 * The device of an exam as it is kept: `log-in.window`, what the client calls itself bound to its log-in, so that a name
 * copied to another device is another device; windows of one log-in are one device with several windows (rule O4).
 */
export function boundDevice(context: CallContext, deviceId: string): string {
  const { id } = learnerOf(context);
  return `${hash('sha256', id, 'base64url').slice(0, loginLength)}.${hash('sha256', `${id} ${deviceId}`, 'base64url')}`;
}
