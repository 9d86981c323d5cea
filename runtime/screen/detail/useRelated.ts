import { useEffect, useState } from 'react';
import type { DetailScreen, DetailTab } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { siblingOf } from '../actions/verbs.ts';
import { asText, idOf, type ScreenRecord } from '../records.ts';
import { loadScreen, useTenantId } from '../screens.ts';

/** What stands in the tabs of a detail that show no fields. */
export interface Related {
  /** Whether a tab is there: its call exists, and the person may make it. */
  isThere(name: string): boolean;
  /** How many records stand in the list of a tab, as far as that is known. */
  countOf(name: string): number | undefined;
  /** The call that brings the history of the record. */
  history: string | undefined;
}

/** Finds out what the tabs of a detail bring: who may see them, and how many records stand in their lists. */
export function useRelated({
  screen,
  tabs,
  record,
  round,
}: {
  screen: DetailScreen;
  tabs: Readonly<Record<string, DetailTab>>;
  record: ScreenRecord;
  /** Another number asks again. */
  round: number;
}): Related {
  const has = useCodes();
  const tenantId = useTenantId();
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const siblings = siblingOf({ operation: screen.load, verb: 'history' });
  const history = siblings !== undefined && has(operationOf(siblings).codes) ? siblings : undefined;
  // As a text: a record that was read again is another object, and refers to the same.
  const referred = JSON.stringify(
    Object.fromEntries(Object.entries(tabs).map(([name, tab]) => [name, referredOf({ tab, record })])),
  );
  useEffect(() => {
    const ids = JSON.parse(referred) as Record<string, string>;
    const controller = new AbortController();
    for (const [name, tab] of Object.entries(tabs))
      if (has(tab.code) && ids[name])
        findOut({ tab, id: ids[name] ?? '', has, tenantId, signal: controller.signal }).then(
          (one) => one && !controller.signal.aborted && setFound((former) => ({ ...former, [name]: one })),
          // A number that does not come is left out; the list says what is wrong when it is opened.
          () => undefined,
        );
    return () => controller.abort();
  }, [tabs, referred, round, has, tenantId]);
  return {
    isThere: (name) => {
      const tab = tabs[name];
      if (!tab || !has(tab.code) || referredOf({ tab, record }) === '') return false;
      return tab.kind === 'timeline' ? history !== undefined : found[name]?.isDenied !== true;
    },
    countOf: (name) => found[name]?.count,
    history,
  };
}

/** What the records in the list of a tab refer to. */
export function referredOf({ tab: { of }, record }: { tab: DetailTab; record: ScreenRecord }): string {
  return of === undefined ? idOf(record) : asText(record[of]);
}

interface Found {
  count?: number;
  isDenied?: boolean;
}

async function findOut({
  tab: { screen: name, by, filters },
  id,
  has,
  tenantId,
  signal,
}: {
  tab: DetailTab;
  id: string;
  has: ReturnType<typeof useCodes>;
  tenantId: string;
  signal: AbortSignal;
}): Promise<Found | undefined> {
  if (name === undefined || by === undefined) return undefined;
  const { screen } = await loadScreen({ name, tenantId });
  if (screen.kind !== 'list') return undefined;
  if (!has(operationOf(screen.load).codes)) return { isDenied: true };
  // A tree brings all above what it finds, too: its number would say nothing.
  if (screen.tree) return {};
  const { total } = (await callByName(
    screen.load,
    { ...filters, [by]: id, pageNum: 1, pageSize: 1 },
    { isQuiet: true, signal },
  )) as {
    total: number;
  };
  return { count: total };
}
