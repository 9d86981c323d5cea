import type { FormScreen, ScreenField } from '#generators/formats.ts';
import { inOrder, type ScreenRecord } from '../records.ts';
import { isShown } from './shown.ts';
import type { Problems } from './validate.ts';

/** A tab of a form, with the fields that stand in it. */
export interface FormTab {
  name: string;
  title: string;
  help: string | undefined;
  fields: Record<string, ScreenField>;
}

/** The tabs of a form in their order; fields of none stand in the first. Nothing of a form that has no tabs. */
export function tabsOf({ tabs = {}, groups, fields }: Pick<FormScreen, 'tabs' | 'groups' | 'fields'>): FormTab[] {
  const ordered = inOrder(tabs);
  const first = ordered[0]?.[0];
  const tabOf = ({ group = '' }: ScreenField): string | undefined => {
    const named = groups[group]?.tab;
    return named !== undefined && named in tabs ? named : first;
  };
  return ordered.map(([name, { title, help }]) => ({
    name,
    title,
    help,
    fields: Object.fromEntries(Object.entries(fields).filter(([, field]) => tabOf(field) === name)),
  }));
}

/** Whether a tab has anything to show. */
export function isTabShown({ tab, record, user }: { tab: FormTab; record: ScreenRecord; user: unknown }): boolean {
  return Object.values(tab.fields).some((field) => isShown({ field, around: { record, user } }));
}

/** Whether a place, such as `options.0.content`, stands in a tab. */
export function isInTab({ tab, path }: { tab: FormTab; path: string }): boolean {
  const [name = ''] = path.split('.');
  return name in tab.fields;
}

/** The first of the tabs in which something is wrong. */
export function firstWrong({ tabs, problems }: { tabs: readonly FormTab[]; problems: Problems }): FormTab | undefined {
  const paths = Object.keys(problems);
  return tabs.find((tab) => paths.some((path) => isInTab({ tab, path })));
}
