import { useEffect, useState } from 'react';
import type { CallShape, CatalogueFile, Property, SpecifiedOperation } from '#generators/formats.ts';
import { setTransport, type Transport } from '#runtime/core/call.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import type { Answer, StoryParameters } from '#runtime/screen/story.tsx';
import catalogueJson from '#schemas/generated/catalogue.json';
import { broken } from './memory/failures.ts';
import { createRecords, type Store } from './memory/records.ts';
import { sampleOf } from './memory/samples.ts';
import { sharedCalls } from './memory/shared.ts';
import { verbs } from './memory/verbs.ts';

const catalogue = catalogueJson as unknown as CatalogueFile;
const shapes: Readonly<Record<string, CallShape>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, CallShape>>('../schemas/generated/calls/*.json', {
      eager: true,
      import: 'default',
    }),
  ),
);

/**
 * The server of one story; true once it is in place. It stays until that of the next story comes: what a story says while
 * it is left, e.g. that a job is cancelled, must not go out to where no server is.
 */
export function useMemoryTransport({
  storyId,
  samples,
  answers,
}: { storyId: string; samples?: Readonly<Record<string, readonly ScreenRecord[]>> } & StoryParameters): boolean {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    setTransport(memoryTransport({ store: createRecords(samples), answers }));
    setCurrent(storyId);
    return () => setCurrent('');
  }, [storyId, samples, answers]);
  return current === storyId;
}

/** Carries calls to records in memory: the engine's verbs, a few shared calls, else a sample of what is answered. */
export function memoryTransport({
  store,
  answers = {},
}: {
  store: Store;
  answers?: Readonly<Record<string, Answer>> | undefined;
}): Transport {
  return async ({ name, input, signal, onProgress }) => {
    // Replies come later than calls, as they do over a wire.
    await Promise.resolve();
    const usual = (): unknown => answer({ store, name, input, onProgress });
    const own = answers[name];
    return own ? own({ input, usual, signal }) : usual();
  };
}

function answer({
  store,
  name,
  input,
  onProgress,
}: {
  store: Store;
  name: string;
  input: Record<string, unknown>;
  onProgress: ((share: number) => void) | undefined;
}): unknown {
  if (name === 'screen.figures') return figures({ store, input });
  const shared = sharedCalls[name];
  if (shared) return structuredClone(shared({ store, input, onProgress }));
  const [row, shape] = [catalogue.operations[name], shapes[name]];
  if (!row || !shape) throw broken();
  const operation: SpecifiedOperation = { ...row, input: shape.input as Property, output: shape.output };
  const entity = operation.entity ? catalogue.entities[operation.entity] : undefined;
  const verb = operation.verb && verbs[operation.verb];
  return entity && verb
    ? verb({ store, entity, entities: catalogue.entities, operation, input })
    : sampleOf(operation.output);
}

/** The figures of a page's blocks, each by itself. */
function figures({ store, input }: { store: Store; input: Record<string, unknown> }): Record<string, unknown> {
  const blocks = input['blocks'] as Record<string, { operation: string; input?: Record<string, unknown> }>;
  return Object.fromEntries(
    Object.entries(blocks).map(([block, { operation, input: given = {} }]) => {
      try {
        return [
          block,
          {
            data: answer({ store, name: operation, input: given, onProgress: undefined }),
            time: '2026-01-01 08:00:00',
          },
        ];
      } catch (error) {
        return [block, { failure: { message: error instanceof Error ? error.message : String(error) } }];
      }
    }),
  );
}
