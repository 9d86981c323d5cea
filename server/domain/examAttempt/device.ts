import { hash } from 'node:crypto';
import type { CallContext } from '../../engine/context.ts';
import { learnerOf } from '../session/index.ts';

/**
 * The device of an exam as it is kept: what the client calls itself, bound to its log-in, so that a name copied to another
 * device is another device (rule O4).
 */
export function boundDevice(context: CallContext, deviceId: string): string {
  return hash('sha256', `${learnerOf(context).id} ${deviceId}`, 'base64url');
}
