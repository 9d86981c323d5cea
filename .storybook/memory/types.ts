import type { Entity, SpecifiedOperation } from '#generators/formats.ts';
import type { Store } from './records.ts';

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
