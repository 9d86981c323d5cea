import { autorun } from '@formily/reactive';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormScreen } from '#generators/formats.ts';
import type { ScreenRecord } from '../records.ts';
import { goToField } from './goToField.ts';
import { firstWrong, isInTab, isTabShown, tabsOf, type FormTab } from './tabs.ts';
import type { FormModel } from './model.ts';

/** The tabs of a form at work. */
export interface FormTabsState {
  /** Those that have something to show. */
  tabs: readonly FormTab[];
  open: string;
  choose(name: string): void;
  /** Opens the tab of a place at once, so that it can take the focus. */
  reveal(path: string): void;
  /** Where the tabs are gone through one by one. */
  stages: Stages | undefined;
}

/** A form that is filled in tab by tab. */
export interface Stages {
  /** Place of the open one. */
  at: number;
  isLast: boolean;
  /** How far it has come. */
  furthest: number;
  /** To the one before; undefined at the first. */
  back: (() => void) | undefined;
  /** To the next one, if nothing is wrong in this. */
  next(): void;
}

/** Which tab of a form is open, and which there are; one without tabs has none. */
export function useFormTabs({
  screen,
  model,
  user,
  formId,
  isNew,
  round,
}: {
  screen: FormScreen;
  model: FormModel;
  user: unknown;
  formId: string;
  isNew: boolean;
  /** Counts tries to save that were stopped by something wrong. */
  round: number;
}): FormTabsState {
  const all = useMemo(() => tabsOf(screen), [screen]);
  const [names, setNames] = useState<string>();
  const [chosen, setChosen] = useState('');
  const [furthest, setFurthest] = useState(0);
  useEffect(
    () =>
      autorun(() => {
        const record = model.form.values as ScreenRecord;
        setNames(all.flatMap((tab) => (isTabShown({ tab, record, user }) ? [tab.name] : [])).join());
      }),
    [all, model, user],
  );
  const tabs = useMemo(() => all.filter(({ name }) => (names?.split(',') ?? [name]).includes(name)), [all, names]);
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  );
  const choose = useMemoizedFn((name: string) => {
    setChosen(name);
    setFurthest((former) =>
      Math.max(
        former,
        tabs.findIndex((tab) => tab.name === name),
      ),
    );
  });
  const showFirstWrong = useMemoizedFn(() => {
    const wrong = firstWrong({ tabs, problems: model.problems() });
    if (wrong) choose(wrong.name);
  });
  useEffect(() => {
    if (round > 0) showFirstWrong();
  }, [round, showFirstWrong]);
  const reveal = useMemoizedFn((path: string) => {
    const tab = tabs.find((each) => isInTab({ tab: each, path }));
    if (tab) flushSync(() => choose(tab.name));
  });
  const open = tabs[at];
  const to = (place: number): void => {
    const tab = tabs[place];
    if (tab) choose(tab.name);
  };
  return {
    tabs,
    open: open?.name ?? '',
    choose,
    reveal,
    stages:
      screen.isStepped && isNew && open
        ? {
            at,
            isLast: at === tabs.length - 1,
            furthest,
            back: at === 0 ? undefined : () => to(at - 1),
            next: () => {
              const wrong = model.attemptAt((path) => isInTab({ tab: open, path }));
              if (wrong === undefined) to(at + 1);
              else goToField({ formId, path: wrong });
            },
          }
        : undefined,
  };
}
