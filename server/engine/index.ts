import type { EngineVerb } from '#generators/formats.ts';
import { add } from './add.ts';
import { aggregate } from './aggregate.ts';
import { change } from './change.ts';
import type { CallContext, Handler } from './context.ts';
import { excelTemplate } from './excelTemplate.ts';
import { print } from './print.ts';
import { exportExcel } from './exportExcel.ts';
import { get } from './get.ts';
import { history } from './history.ts';
import { importCommit } from './importCommit.ts';
import { importErrors } from './importErrors.ts';
import { importExcel } from './importExcel.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { options } from './options.ts';
import { recycled } from './recycled.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import { setState } from './setState.ts';
import { sort } from './sort.ts';
import { step } from './step.ts';
import { transfer } from './transfer.ts';
import { tree } from './tree.ts';

/** The generic verbs over any entity, by the name the catalogue calls them. */
export const verbs: Readonly<Record<EngineVerb, Handler>> = {
  list,
  get,
  save,
  change,
  remove,
  restore,
  recycled,
  setState,
  step,
  sort,
  tree,
  move,
  add,
  transfer,
  options,
  aggregate,
  history,
  importExcel,
  importCommit,
  importErrors,
  exportExcel,
  print,
  excelTemplate,
};

/** What does an operation: a verb of the engine or a handler of the domain. @throws Error where there is none. */
export function handlerOf({ app, operation }: Pick<CallContext, 'app' | 'operation'>): Handler {
  const handler = isEngineVerb(operation.does) ? verbs[operation.does] : app.handlers[operation.does];
  if (!handler) throw new Error(`${operation.name}: no handler for "${operation.does}"`);
  return handler;
}

/** Whether what an operation does is a verb of the engine; else it names a handler of the domain. */
export function isEngineVerb(does: string): does is EngineVerb {
  return Object.hasOwn(verbs, does);
}
