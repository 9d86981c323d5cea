import { useRef, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { asText, idOf, type Page, type ScreenRecord } from '../../records.ts';
import type { Matching } from '../types.ts';

/** A record that could not be changed. */
export interface Refused {
  id: string;
  label: string | null;
  message: string;
}

interface Changed {
  id: string;
  version: number;
  former: ScreenRecord;
}

interface Wanted {
  id: string;
  version: number;
  changes: ScreenRecord;
}

export interface ChangeState {
  step: 'choosing' | 'collecting' | 'running' | 'done';
  done: number;
  total: number;
  changed: readonly Changed[];
  refused: readonly Refused[];
  /** Records left alone: somebody stopped, or a call failed. */
  left: number;
  failure?: string;
  isUndone: boolean;
}

const nothing: ChangeState = {
  step: 'choosing',
  done: 0,
  total: 0,
  changed: [],
  refused: [],
  left: 0,
  isUndone: false,
};
/** Records of one call: few enough for a bar that moves. */
const batch = 50;
const pageSize = 200;

export interface Change {
  state: ChangeState;
  /** Gives the rows, or all that match, the new values. */
  run(options: { rows: readonly ScreenRecord[]; matching: Matching | undefined; changes: ScreenRecord }): Promise<void>;
  /** Gives what was changed its former values, as far as nobody changed it since. */
  undo(): Promise<void>;
  /** Lets the call under way end and sends no more. */
  stop(): void;
}

/** Changes fields of many records in bounded calls, one after the other. */
export function useChange({ operation }: { operation: string }): Change {
  const [state, setState] = useState<ChangeState>(nothing);
  const isStopped = useRef(false);

  const send = async (wanted: readonly Wanted[], isUndone: boolean): Promise<void> => {
    isStopped.current = false;
    let changed: readonly Changed[] = [];
    let refused: readonly Refused[] = [];
    let failure: string | undefined;
    let done = 0;
    setState({ ...nothing, step: 'running', total: wanted.length });
    for (; done < wanted.length && !isStopped.current && failure === undefined; ) {
      try {
        const records = wanted.slice(done, done + batch);
        const reply = (await callByName(operation, { records }, { isQuiet: true })) as {
          changed: Changed[];
          refused: Refused[];
        };
        changed = [...changed, ...reply.changed];
        refused = [...refused, ...reply.refused];
        done += records.length;
        setState({ ...nothing, step: 'running', done, total: wanted.length });
      } catch (thrown) {
        failure = toCallError(thrown).message;
      }
    }
    setState({
      step: 'done',
      done,
      total: wanted.length,
      changed,
      refused,
      left: wanted.length - done,
      isUndone,
      ...(failure !== undefined && { failure }),
    });
  };

  return {
    state,
    run: async ({ rows, matching, changes }) => {
      isStopped.current = false;
      let records = rows;
      if (matching) {
        setState({ ...nothing, step: 'collecting', total: matching.count });
        try {
          records = await collect(matching);
        } catch (thrown) {
          return setState({
            ...nothing,
            step: 'done',
            left: matching.count,
            total: matching.count,
            failure: toCallError(thrown).message,
          });
        }
      }
      await send(
        records.map((record) => ({ id: idOf(record), version: Number(record['version']), changes })),
        false,
      );
    },
    undo: () =>
      send(
        state.changed.map(({ id, version, former }) => ({ id, version, changes: former })),
        true,
      ),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** All records that match, as they are now; no more than were agreed to. */
async function collect({ load, conditions, count }: Matching): Promise<ScreenRecord[]> {
  const found = new Map<string, ScreenRecord>();
  for (let pageNum = 1; found.size < count; pageNum += 1) {
    const { rows } = (await callByName(load, { ...conditions, pageNum, pageSize }, { isQuiet: true })) as Page;
    for (const row of rows) found.set(asText(row['id']), row);
    if (rows.length < pageSize) break;
  }
  return [...found.values()].slice(0, count);
}
