import type { EngineVerb } from '#generators/formats.ts';
import { hasOperation, operationDoing, operationOf } from '#runtime/core/operations/table.ts';

/** What an action calls for: what a verb of the engine does, or something of its own. */
export type ActionVerb = EngineVerb | 'call';

/** The verb of the operation that an action does. */
export function actionVerbOf(operation: string): ActionVerb {
  return (hasOperation(operation) ? operationOf(operation).verb : undefined) ?? 'call';
}

/** Whether a call takes a file. */
export function takesFile(operation: string): boolean {
  return hasOperation(operation) && operationOf(operation).isMultipart === true;
}

/** Whether a verb makes a file of records, by a list's conditions: it changes none of them. */
export function makesFile(verb: ActionVerb): boolean {
  return verb === 'exportExcel' || verb === 'print';
}

/** The entity of an operation; empty for one that is about none. */
export function entityOf(operation: string): string {
  return (hasOperation(operation) ? operationOf(operation).entity : undefined) ?? '';
}

/** The operation of the same entity that does a verb, e.g. the template of an import; undefined where there is none. */
export function siblingOf({ operation, verb }: { operation: string; verb: EngineVerb }): string | undefined {
  return operationDoing({ entity: entityOf(operation), verb });
}
