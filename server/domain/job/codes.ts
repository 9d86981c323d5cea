import type { CallContext } from '../../engine/context.ts';

/** With one of these everybody's jobs are seen, cancelled and undone. */
export function jobCodes({ app }: Pick<CallContext, 'app'>): readonly string[] {
  return app.catalogue.operations['job.list']?.codes ?? [];
}
