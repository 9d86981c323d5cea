import type { EngineVerb } from '#generators/formats.ts';
import { hasOperation, operationOf } from '#runtime/core/call.ts';

/** What a generic action does on the client: verbs with a dialog or a result of their own, else a plain call. */
export type ActionVerb =
  | Extract<
      EngineVerb,
      | 'importExcel'
      | 'exportExcel'
      | 'excelTemplate'
      | 'recycled'
      | 'history'
      | 'change'
      | 'remove'
      | 'restore'
      | 'setState'
    >
  | 'call'
  | 'download';

/** Verbs by the names that operations carry; an operation by another handler of the same name works the same way. */
const verbsByName: Readonly<Record<string, ActionVerb>> = {
  importExcel: 'importExcel',
  exportExcel: 'exportExcel',
  excelTemplate: 'excelTemplate',
  recycled: 'recycled',
  history: 'history',
  change: 'change',
  remove: 'remove',
  restore: 'restore',
  setState: 'setState',
  updateState: 'setState',
};

/** The verb of an action: by the operation's name, then by the shape of the call. */
export function verbOf(operation: string): ActionVerb {
  const known = verbsByName[operation.slice(operation.indexOf('.') + 1)];
  if (known) return known;
  if (!hasOperation(operation)) return 'call';
  const { isBinary, isMultipart } = operationOf(operation);
  if (isMultipart) return 'importExcel';
  return isBinary ? 'download' : 'call';
}

/** The operation of the same entity that does a verb, e.g. the template of an import; undefined where there is none. */
export function siblingOf({ operation, verb }: { operation: string; verb: EngineVerb }): string | undefined {
  const name = `${operation.slice(0, operation.indexOf('.'))}.${verb}`;
  return hasOperation(name) ? name : undefined;
}
