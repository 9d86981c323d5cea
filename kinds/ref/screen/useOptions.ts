import { useDebounceFn } from 'ahooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import { labelNameOf, labelsNameOf, marksNameOf } from '../names.ts';

/** A record as a choice. */
export interface Option {
  value: string;
  label: string;
  /** What tells it apart, as the server sends it. */
  marks?: unknown;
}

/** A choice on the wire. */
interface Row {
  id: string;
  label: string;
  marks?: unknown;
}

export interface OptionsState {
  options: readonly Option[];
  isLoading: boolean;
  hasFailed: boolean;
  /** Whether the options are those of a text. */
  isSearched: boolean;
  /** Looks for the text on the server; '' gives the first ones. */
  search(keyword: string): void;
  /** Loads the next page of the same search. */
  more(): void;
}

const pageSize = 20;
/** Milliseconds without a key before the server is asked. */
const pause = 250;

/**
 * Choices of a reference, searched on the server. Labels of what is chosen come from the record, from what was shown
 * before, or from one request by ids.
 */
export function useOptions({
  operation,
  ids,
  labels,
  marks = [],
  wanted = {},
  isOpen = true,
}: {
  operation: string;
  ids: readonly string[];
  labels: readonly string[];
  marks?: readonly unknown[];
  /** What a record must have to be offered, by its fields. */
  wanted?: Readonly<Record<string, unknown>>;
  /** Without it nothing is offered. */
  isOpen?: boolean;
}): OptionsState {
  const [rows, setRows] = useState<Option[]>([]);
  const [state, setState] = useState({ isLoading: false, hasFailed: false, isSearched: false });
  const [, setRound] = useState(0);
  const asked = useRef({ keyword: '', page: 0, total: 0, controller: new AbortController() });

  // By its text: a form says anew with every change what it wants.
  const conditions = JSON.stringify(wanted);
  const load = useCallback(
    async (keyword: string, page: number) => {
      const current = asked.current;
      current.controller.abort();
      if (!isOpen) return setRows([]);
      current.controller = new AbortController();
      const { signal } = current.controller;
      setState({ isLoading: true, hasFailed: false, isSearched: keyword !== '' });
      try {
        const reply = (await callByName(
          operation,
          { ...(JSON.parse(conditions) as object), ...(keyword && { keyword }), pageNum: page, pageSize },
          { signal, isQuiet: true },
        )) as { rows: Row[]; total: number };
        if (signal.aborted) return;
        const found = reply.rows.map(({ id, label, marks }): Option => ({ value: id, label, marks }));
        for (const option of found) remember({ operation, ...option });
        Object.assign(current, { keyword, page, total: reply.total });
        setRows((former) => (page === 1 ? found : [...former, ...found]));
        setState((former) => ({ ...former, isLoading: false }));
      } catch {
        if (!signal.aborted) setState((former) => ({ ...former, isLoading: false, hasFailed: true }));
      }
    },
    [operation, conditions, isOpen],
  );

  const { run: searchLater, cancel } = useDebounceFn((keyword: string) => void load(keyword, 1), { wait: pause });
  const search = useCallback(
    (keyword: string) => {
      cancel();
      if (keyword.trim() === '') void load('', 1);
      else searchLater(keyword.trim());
    },
    [load, searchLater, cancel],
  );

  const more = useCallback(() => {
    const { keyword, page, total } = asked.current;
    if (page > 0 && page * pageSize < total) void load(keyword, page + 1);
  }, [load]);

  const unknown = ids.filter((id, index) => !labels[index] && !known({ operation, value: id })).join(',');
  useEffect(() => {
    if (unknown === '') return;
    callByName(operation, { ids: unknown.split(','), pageSize: 200 }, { isQuiet: true }).then(
      (reply) => {
        for (const { id, label, marks } of (reply as { rows: Row[] }).rows)
          remember({ operation, value: id, label, marks });
        setRound((round) => round + 1);
      },
      // Without labels the ids are shown; the person can still choose anew.
      () => undefined,
    );
  }, [operation, unknown]);

  useEffect(() => {
    const current = asked.current;
    return () => {
      current.controller.abort();
    };
  }, []);

  const chosen = ids.map((id, index): Option => {
    const found = known({ operation, value: id });
    return { value: id, label: found?.label ?? labels[index] ?? id, marks: found?.marks ?? marks[index] };
  });
  return {
    options: [...chosen.filter(({ value }) => !rows.some((row) => row.value === value)), ...rows],
    ...state,
    search,
    more,
  };
}

/** The labels a record brought for a reference, beside the ids they belong to. */
export function referenceLabels({
  record,
  name,
  ids,
}: {
  record: ScreenRecord;
  name: string;
  ids: readonly string[];
}): string[] {
  const value = record[name];
  const label = record[labelsNameOf(name)] ?? record[labelNameOf(name)];
  const values = Array.isArray(value) ? value : [value];
  const names = Array.isArray(label) ? label : [label];
  return ids.map((id) => asText(names[values.indexOf(id)]));
}

/** What the record brought to tell its reference apart, or each of several, beside the ids. */
export function marksOf({
  record,
  name,
  ids,
}: {
  record: ScreenRecord;
  name: string;
  ids: readonly string[];
}): unknown[] {
  const value = record[name];
  const marks = record[marksNameOf(name)];
  return ids.map((id) =>
    Array.isArray(value)
      ? Array.isArray(marks)
        ? marks[value.indexOf(id)]
        : undefined
      : id === value
        ? marks
        : undefined,
  );
}

const seen = new Map<string, Option>();

function remember({ operation, ...option }: Option & { operation: string }): void {
  seen.set(`${operation} ${option.value}`, option);
}

function known({ operation, value }: { operation: string; value: string }): Option | undefined {
  return seen.get(`${operation} ${value}`);
}
