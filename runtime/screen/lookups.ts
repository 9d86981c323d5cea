import { useEffect, useMemo, useReducer } from 'react';
import type { DictionaryValue, ScreenField } from '#generators/formats.ts';
import { isFresh, loadDictionary, peekDictionary } from '#runtime/core/dictionaries.ts';
import type { Lookups } from '#kinds/screen/types.ts';

/** The dictionaries of some fields, nested ones too, as they arrive; until then codes stand for labels. */
export function useLookups(...groups: readonly Readonly<Record<string, ScreenField>>[]): Lookups {
  const [round, redraw] = useReducer((count: number) => count + 1, 0);
  const names = [...new Set(groups.flatMap(dictionariesOf))].sort().join(',');

  useEffect(() => {
    let isCurrent = true;
    const draw = (): void => {
      if (isCurrent) redraw();
    };
    // A dictionary that does not come leaves its codes on the screen; asking again happens with the next screen.
    const ask = (): void => {
      const missing = names.split(',').filter((name) => name !== '' && !(peekDictionary(name) && isFresh(name)));
      if (missing.length > 0) void Promise.allSettled(missing.map(loadDictionary)).then(draw);
    };
    ask();
    // What others add meanwhile is here when the window is looked at again.
    addEventListener('focus', ask);
    return () => {
      isCurrent = false;
      removeEventListener('focus', ask);
    };
  }, [names]);

  return useMemo(() => lookupsOf(names.split(','), round), [names, round]);
}

/** Group codes that fields, the marks of references and the fields inside lists refer to. */
export function dictionariesOf(fields: Readonly<Record<string, ScreenField>>): string[] {
  return Object.values(fields).flatMap(({ dict, ref, items }) => [
    ...(dict ? [dict] : []),
    ...(ref?.marks ?? []).flatMap((mark) => mark.dict ?? []),
    ...(items ? dictionariesOf(items) : []),
  ]);
}

const maps = new WeakMap<readonly DictionaryValue[], ReadonlyMap<string, DictionaryValue>>();

function lookupsOf(names: readonly string[], _round: number): Lookups {
  const found = names.flatMap((name): [string, ReadonlyMap<string, DictionaryValue>][] => {
    const values = peekDictionary(name);
    return values ? [[name, mapOf(values)]] : [];
  });
  return Object.fromEntries(found);
}

function mapOf(values: readonly DictionaryValue[]): ReadonlyMap<string, DictionaryValue> {
  let map = maps.get(values);
  if (!map) {
    map = new Map(values.map((value) => [value.code, value]));
    maps.set(values, map);
  }
  return map;
}
