/** What a meta-schema finds wrong with a file, as problems for whoever wrote it. */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { examplesText, typeName, wordingOf } from './wording.ts';

interface Branch {
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  examples?: Json[];
  $ref?: string;
}

export interface Explaining {
  file: string;
  errors: readonly ErrorObject[];
  /** What a reference of the meta-schema names. */
  resolved(branch: Branch): Branch;
  /** Holds data against one branch alone. */
  checkOf(branch: Branch): ValidateFunction;
}

/**
 * Of an alternative ajv names every branch that failed. Whoever wrote a list meant the branch of lists: what that one says
 * is told, and where none is of the kind that was written, which kinds there are.
 */
export function explain({ file, ...explaining }: Explaining): Problem[] {
  const seen = new Set<string>();
  return told(explaining).flatMap((error) => {
    const pointer = error.instancePath;
    const reason = 'reason' in error ? error.reason : wordingOf(error);
    const key = `${pointer} ${reason}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ file, pointer, reason }];
  });
}

type Told = ErrorObject | { instancePath: string; reason: string };

function told({ errors, ...tools }: Omit<Explaining, 'file'>): Told[] {
  const alternatives = errors.filter((error) => branchesOf(error).some((branch) => typesOf(tools.resolved(branch))));
  const outermost = alternatives.filter(
    ({ instancePath }) => !alternatives.some((other) => isBelow({ path: instancePath, other: other.instancePath })),
  );
  const others = errors.filter(
    (error) =>
      !outermost.some(
        ({ instancePath: path }) => error.instancePath === path || isBelow({ path: error.instancePath, other: path }),
      ),
  );
  const plain = others.filter(({ keyword }) => !general.has(keyword));
  // What is of another type is none of the values either.
  const ofOtherType = new Set(plain.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? [instancePath] : [])));
  const named = new Set(plain.flatMap(({ propertyName, instancePath }) => (propertyName ? [instancePath] : [])));
  return [
    ...(plain.length > 0 || outermost.length > 0 ? plain : others).filter(
      ({ keyword, instancePath }) =>
        !(keyword === 'propertyNames' && named.has(instancePath)) &&
        !(keyword === 'enum' && ofOtherType.has(instancePath)),
    ),
    ...outermost.flatMap((error) => ofAlternative({ error, ...tools })),
  ];
}

/** They say no more than that something inside of them is wrong. */
const general = new Set(['oneOf', 'anyOf', 'if']);

function ofAlternative({ error, ...tools }: { error: ErrorObject } & Omit<Explaining, 'file' | 'errors'>): Told[] {
  const { instancePath, data, parentSchema } = error;
  const branches = branchesOf(error);
  const fitting = branches.filter((branch) => typesOf(tools.resolved(branch))?.includes(typeOf(data as Json)));
  const kinds = [...new Set(branches.flatMap((branch) => typesOf(tools.resolved(branch)) ?? []))].map(typeName);
  const examples = ((parentSchema as Branch | undefined)?.examples ?? branches.flatMap(exampleOf(tools))) as Json[];
  if (fitting.length === 0)
    return [{ instancePath, reason: `应该是${kinds.map((kind) => kind.trim()).join('或')}${examplesText(examples)}` }];
  const [best] = fitting
    .map((branch) => {
      const check = tools.checkOf(branch);
      check(data);
      return told({ errors: check.errors ?? [], ...tools });
    })
    .sort((one, other) => one.length - other.length);
  return (best ?? []).map((each) => ({ ...each, instancePath: instancePath + each.instancePath }));
}

function branchesOf({ keyword, schema }: ErrorObject): Branch[] {
  return keyword === 'oneOf' || keyword === 'anyOf' ? (schema as Branch[]) : [];
}

function exampleOf({ resolved }: Pick<Explaining, 'resolved'>): (branch: Branch) => Json[] {
  return (branch) => (resolved(branch).examples ?? []).slice(0, 1);
}

function typesOf({ type, const: constant, enum: values }: Branch): string[] | undefined {
  if (type !== undefined) return [type].flat().flatMap((each) => (each === 'number' ? ['number', 'integer'] : [each]));
  const given = constant === undefined ? values : [constant];
  return given?.map(typeOf);
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isBelow({ path, other }: { path: string; other: string }): boolean {
  return path.startsWith(`${other}/`);
}
