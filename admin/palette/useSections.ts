import { useEffect, useMemo, useState } from 'react';
import { isHidden, themeOf } from '#runtime/core/theme.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { openedRecords, useOpenedScope } from '#runtime/screen/opened.ts';
import { useTenantId } from '#runtime/screen/screens.ts';
import { texts } from '../texts.ts';
import type { MenuGroup } from '../shell/menus.ts';
import { accountEntries, actionEntries, pageEntries, recentEntries, recordEntries, type Entry } from './entries.ts';
import { isFound } from '#runtime/core/operations/initials.ts';

/** Entries of one sort under their heading. */
export interface Section {
  title: string;
  entries: readonly Entry[];
}

/** Milliseconds without a key before records are looked for. */
const pause = 200;
const mostActions = 8;

/** What fits the words typed, and whether records are still being looked for. */
export function useSections({ groups, typed }: { groups: readonly MenuGroup[]; typed: string }): {
  sections: Section[];
  isSearching: boolean;
  hasFailed: boolean;
} {
  const has = useCodes();
  const tenantId = useTenantId();
  const scope = useOpenedScope();
  const menus = useMemo(() => groups.flatMap((group) => group.menus), [groups]);
  const { user } = useSession();
  const pages = useMemo(() => pageEntries(groups), [groups]);
  const settings = isHidden({ theme: themeOf(user?.themeName), what: 'accountSettings' }) ? [] : accountEntries;
  const [recent, setRecent] = useState<readonly Entry[]>([]);
  const [actions, setActions] = useState<readonly Entry[]>([]);
  const [found, setFound] = useState<{ typed: string; entries: readonly Entry[]; hasFailed: boolean }>({
    typed: '',
    entries: [],
    hasFailed: false,
  });
  const keyword = typed.trim();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Without them there are still the pages.
    recentEntries({ menus, has, opened: openedRecords(scope), signal }).then(
      (entries) => signal.aborted || setRecent(entries),
      () => undefined,
    );
    void actionEntries({ menus, has, tenantId }).then((entries) => signal.aborted || setActions(entries));
    return () => controller.abort();
  }, [menus, has, tenantId, scope]);

  useEffect(() => {
    if (keyword === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      recordEntries({ menus, has, keyword, signal: controller.signal }).then(
        (entries) => setFound({ typed: keyword, entries, hasFailed: false }),
        () => controller.signal.aborted || setFound({ typed: keyword, entries: [], hasFailed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [menus, has, keyword]);

  const fits = ({ text, also = '' }: Entry): boolean =>
    keyword === '' || [text, also].some((each) => isFound({ text: each, typed: keyword }));
  const all: Section[] = [
    { title: texts.recent, entries: recent.filter(fits) },
    { title: texts.pages, entries: pages.filter(fits) },
    { title: texts.actions, entries: keyword === '' ? [] : actions.filter(fits).slice(0, mostActions) },
    { title: texts.settings, entries: keyword === '' ? [] : settings.filter(fits) },
    {
      title: texts.records,
      entries:
        keyword === ''
          ? []
          : found.entries.filter(({ key }) => !recent.some((entry) => entry.key === key && fits(entry))),
    },
  ];
  return {
    sections: all.filter(({ entries }) => entries.length > 0),
    isSearching: keyword !== '' && found.typed !== keyword,
    hasFailed: keyword !== '' && found.typed === keyword && found.hasFailed,
  };
}
