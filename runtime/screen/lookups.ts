import { useEffect, useMemo, useReducer } from 'react';
import type { DictionaryValue, ScreenField } from '#generators/formats.ts';
import { onChange } from '#runtime/core/call.ts';
import { peekDictionary, reloadDictionary } from '#runtime/core/dictionaries.ts';
import { forgetExtended, isExtensible } from '#runtime/core/tenantDictionaries.ts';
import type { Lookups } from '#kinds/screen/types.ts';

/** Milliseconds after which what tenants extend is asked for again: another window or person may have changed it. */
const fresh = 60_000;

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
      const wanted = names.split(',').filter((name) => name !== '' && (!peekDictionary(name) || isOld(name)));
      for (const name of wanted) askedAt.set(name, Date.now());
      if (wanted.length > 0) void Promise.allSettled(wanted.map(reloadDictionary)).then(draw);
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

const askedAt = new Map<string, number>();

function isOld(name: string): boolean {
  return isExtensible(name) && Date.now() - (askedAt.get(name) ?? 0) >= fresh;
}

onChange((name) => {
  if (name.startsWith('dictionaryValue.')) forgetExtended();
});

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
