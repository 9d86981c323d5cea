import type { DetailScreen, ScreenField, ScreenSection } from '#generators/formats.ts';
import type { HasCode } from '#runtime/core/codes.ts';
import { inOrder } from '../records.ts';

/** What stands in a detail or in one of its tabs: a group of fields, or a list. */
export type Place = GroupPlace | SectionPlace;

export interface GroupPlace {
  kind: 'group';
  name: string;
  order: number;
  tab: string | undefined;
  title: string;
  help: string | undefined;
  members: [string, ScreenField][];
}

export interface SectionPlace {
  kind: 'section';
  name: string;
  order: number;
  tab: undefined;
  section: ScreenSection;
}

/** The groups that have a field to show, those of none first, and the lists that the person may see, in one order. */
export function placesOf({
  screen,
  fields,
  has,
}: {
  screen: DetailScreen;
  /** Those that are shown. */
  fields: [string, ScreenField][];
  has: HasCode;
}): Place[] {
  const named = Object.entries(screen.groups).map(
    ([name, { title, help, order, tab }]): GroupPlace => ({
      kind: 'group',
      name,
      order,
      tab,
      title,
      help,
      members: fields.filter(([, { group }]) => group === name),
    }),
  );
  const others: GroupPlace = {
    kind: 'group',
    name: '',
    order: Number.NEGATIVE_INFINITY,
    tab: undefined,
    title: '',
    help: undefined,
    members: fields.filter(([, { group }]) => !group || !(group in screen.groups)),
  };
  const sections = Object.entries(screen.sections ?? {}).flatMap(([name, section]): SectionPlace[] =>
    has(section.code) ? [{ kind: 'section', name, order: section.order, tab: undefined, section }] : [],
  );
  const groups = [others, ...named].filter(({ members }) => members.length > 0);
  const all: Place[] = [...groups, ...sections];
  return inOrder(Object.fromEntries(all.map((place) => [`${place.kind} ${place.name}`, place]))).map(
    ([, place]) => place,
  );
}
