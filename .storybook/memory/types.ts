import type { Entity, Json, SpecifiedOperation } from '#generators/formats.ts';
import type { Store } from './records.ts';

/** The values of fields by name, as JSON carries them. */
export type Values = Record<string, Json>;

/** A call of an engine's verb. */
export interface VerbCall {
  store: Store;
  entity: Entity;
  entities: Readonly<Record<string, Entity>>;
  operation: SpecifiedOperation;
  input: Readonly<Record<string, unknown>>;
}

/** What answers it. */
export type Verb = (call: VerbCall) => unknown;
