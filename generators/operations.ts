import type { Catalogue } from './catalogue.ts';
import { usualPath } from '#runtime/core/operations/usualPath.ts';
import type { Json, Operation } from './formats.ts';
import { pascal } from './names.ts';
import type { GeneratedFile } from './output.ts';
import { sortedOperations } from './types.ts';
import { isEngineVerb } from './verbs.ts';

const banner = '// Generated from schemas/. Do not edit.';
const folder = 'schemas/generated';
/** What the client waits when the table names no time, in milliseconds. */
const usualTimeout = 12_000;

/**
 * The calls as a client needs them. The types are in `operations.ts` and cost nothing at run time; the table stands in
 * two parts, so that a bundle carries what its readers can call: `operations.learner.ts` (public, or for anyone signed
 * in) and `operations.admin.ts` (with a code). `operations.ts` joins them.
 */
export function operationFiles({
  operations,
  entities,
  notices,
}: Pick<Catalogue, 'operations' | 'entities' | 'notices'>): GeneratedFile[] {
  const sorted = sortedOperations(operations);
  return [
    { path: `${folder}/operations.ts`, text: joined({ operations: sorted, entities, notices }) },
    {
      path: `${folder}/operations.learner.ts`,
      text: table({
        name: 'learnerOperations',
        note: 'Calls that anyone may make, or anyone signed in.',
        operations: sorted.filter(({ access }) => access !== 'code'),
      }),
    },
    {
      path: `${folder}/operations.admin.ts`,
      text: table({
        name: 'adminOperations',
        note: 'Calls that need a code.',
        operations: sorted.filter(({ access }) => access === 'code'),
      }),
    },
    { path: `${folder}/client-operation.ts`, text: clientOperation },
  ];
}

const clientOperation = `${banner}
import type { EngineVerb } from '#generators/formats.ts';

/** One call as the client knows it. */
export interface ClientOperation {
  /** POST where it is missing. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; \`:id\` is filled from the input. Where it is missing it is the name: \`cert.list\` is at /cert/list. */
  path?: string;
  /** One of these is enough. */
  codes?: readonly string[];
  /** save: the code for a new record, and that for changing one. */
  saveCodes?: { readonly create: string; readonly change: string };
  /** The entity it is about. */
  entity?: string;
  /** The verb of the engine it does or stands for. */
  verb?: EngineVerb;
  /** Whether it changes nothing; where it is missing, a GET does. */
  isRead?: boolean;
  isMultipart?: boolean;
  isBinary?: boolean;
  /** It is put into the queue: the reply is a job. */
  isJob?: boolean;
  /** Milliseconds to wait; ${usualTimeout} where it is missing. */
  timeout?: number;
}
`;

function joined({
  operations,
  entities,
  notices,
}: { operations: Operation[] } & Pick<Catalogue, 'entities' | 'notices'>): string {
  const ofCalls = operations.flatMap(({ does }) => (isEngineVerb(does) ? [] : [does]));
  const ofSteps = Object.values(entities).flatMap(({ steps }) =>
    Object.values(steps).flatMap(({ does }) => does ?? []),
  );
  const ofNotices = Object.values(notices).flatMap(({ attaches }) => attaches ?? []);
  const handlers = [...new Set([...ofCalls, ...ofSteps, ...ofNotices])].sort();
  const lines = operations.map(
    ({ name, title }) =>
      `  /** ${title} */\n  ${JSON.stringify(name)}: { input: T.${pascal(name)}Input; output: T.${pascal(name)}Output };`,
  );
  return `${banner}
import type { ClientOperation } from './client-operation.ts';
import { adminOperations } from './operations.admin.ts';
import { learnerOperations } from './operations.learner.ts';
import type * as T from './types.ts';

export type { ClientOperation };

/** Input and output of every call. */
export interface Operations {
${lines.join('\n')}
}

export type OperationName = keyof Operations;

/** What \`server/domain\` has to have a handler for. */
export type HandlerName =
${handlers.map((name) => `  | ${JSON.stringify(name)}`).join('\n')};

/** Every call. */
export const operations: Readonly<Record<OperationName, ClientOperation>> = { ...learnerOperations, ...adminOperations };
`;
}

function table({ name, note, operations }: { name: string; note: string; operations: Operation[] }): string {
  const lines = operations.map(
    (operation) => `  ${JSON.stringify(operation.name)}: ${JSON.stringify(clientRow(operation))},`,
  );
  return `${banner}
import type { ClientOperation } from './client-operation.ts';

/** ${note} */
export const ${name} = {
${lines.join('\n')}
} as const satisfies Record<string, ClientOperation>;
`;
}

/** An operation as clients need it: how it is called, by whom, and what it stands for. */
export function clientRow(operation: Operation): Record<string, Json> {
  const { name, method, path, codes, saveCodes, entity, verb, isRead, isMultipart, isBinary, timeout, job } = operation;
  return {
    ...(method !== 'POST' && { method }),
    ...(path !== usualPath(name) && { path }),
    ...(codes.length > 0 && { codes }),
    ...(saveCodes && { saveCodes }),
    ...(entity && verb && { entity, verb }),
    ...(isRead !== (method === 'GET') && { isRead }),
    ...(isMultipart && { isMultipart }),
    ...(isBinary && { isBinary }),
    ...(job && { isJob: true }),
    ...(timeout !== usualTimeout && { timeout }),
  };
}
