import type { Entity, EngineVerb, Operation } from '#generators/formats.ts';
import type { App } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';

/** Whether somebody may make a call that needs a code. */
export function mayCall({ session, operation }: { session: Session; operation: Operation | undefined }): boolean {
  return operation?.access === 'code' && operation.codes.some((code) => session.codes.has(code));
}

/** Entities of which somebody may make the engine's call of a verb, as far as their records can be seen where the session stands. */
export function entitiesOpenTo({
  app: { catalogue },
  session,
  verb,
}: {
  app: App;
  session: Session;
  verb: EngineVerb;
}): { entity: Entity; operation: Operation }[] {
  return Object.values(catalogue.entities).flatMap((entity) => {
    const operation = catalogue.operations[`${entity.name}.${verb}`];
    const isSeen = entity.scope === 'platform' || session.tenantId !== '';
    return operation?.does === verb && isSeen && mayCall({ session, operation }) ? [{ entity, operation }] : [];
  });
}
