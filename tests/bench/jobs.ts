import { operation, type Values } from '#tests/contract/artefacts.ts';
import type { Caller } from '#tests/contract/client.ts';
import { dataOf } from '#tests/contract/world.ts';

/** Asks for a job until it is in the wanted state; throws with its message where it failed. */
export async function jobSettled({ admin, id, wanted }: { admin: Caller; id: string; wanted: string }): Promise<void> {
  for (;;) {
    const reply = await admin.call(operation('job.progress'), { id });
    // The embedded database has one connection: while it stores, nobody is answered.
    const { state, message } = reply.status === 503 ? { state: 'running' } : dataOf<Values>(reply);
    if (state === wanted) return;
    if (state !== 'waiting' && state !== 'running') throw new Error(`${String(state)}: ${String(message)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
