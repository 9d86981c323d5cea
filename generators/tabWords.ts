import { withPlaces } from '#runtime/core/screens/order.ts';
import type { DetailHint, FormHint } from '#schemas/generated/words.ts';
import type { DetailTab } from './formats.ts';

/** A tab as a hint writes it; of forms without the words of details. */
export type TabWords = NonNullable<NonNullable<DetailHint['tabs']>[string]>;

/** A group with its fields, and the tab that it stands in. */
export interface PlacedGroup {
  name: string;
  title: string;
  help?: string | undefined;
  fields: string[];
  tab?: string;
}

/** What a hint says of groups and tabs. */
export interface ArrangingHint {
  groups?: FormHint['groups'];
  tabs?: Readonly<Record<string, TabWords | null>>;
}

/** The tab of all fields, where a hint names lists and histories alone. */
export const mainTab = 'main';

/** Whether a tab shows groups of fields. */
export function hasFields(tab: Pick<DetailTab, 'screen' | 'kind'>): boolean {
  return tab.screen === undefined && tab.kind === undefined;
}

/** The tabs that a hint names, the first one first; none where it names none. */
export function tabsIn({ tabs }: ArrangingHint): [string, TabWords][] {
  const said = Object.entries(tabs ?? {}).flatMap(([name, tab]): [string, TabWords][] => (tab ? [[name, tab]] : []));
  const places = withPlaces(
    Object.fromEntries(said.map(([name, { order }]) => [name, { order } as { order: number }])),
  );
  return Object.keys(places).flatMap((name): [string, TabWords][] => said.filter(([each]) => each === name));
}

/** The fields that a tab names by themselves: its own, and the parts of the record. */
export function ownFields({ fields = [], part }: TabWords): string[] {
  return part === undefined ? fields : [part, ...fields];
}

/** The groups of a hint in the order of its tabs: of each first the fields it names by itself. Those of no tab stand in the first one. */
export function groupsIn({ hint, main }: { hint: ArrangingHint; main: PlacedGroup }): PlacedGroup[] {
  if (hint.tabs === undefined) return hint.groups ?? [main];
  const { groups = [] } = hint;
  const withFields = tabsIn(hint).filter(([, tab]) => hasFields(tab));
  const [[first] = [mainTab]] = withFields;
  const isNamed = ({ name }: PlacedGroup): boolean => withFields.some(([, tab]) => tab.groups?.includes(name));
  const ofTab = ([name, tab]: [string, TabWords]): PlacedGroup[] => {
    const own = ownFields(tab);
    return [
      ...(own.length > 0 ? [{ name, title: '', fields: own, tab: name }] : []),
      ...(tab.groups ?? []).flatMap((each) => groups.filter(({ name: group }) => group === each)),
    ].map((group) => ({ ...group, tab: name }));
  };
  const others = groups.filter((group) => !isNamed(group)).map((group) => ({ ...group, tab: first }));
  const [leading, ...following] = withFields.map(ofTab);
  const placed = [...(leading ?? []), ...others, ...following.flat()];
  return placed.length > 0 ? placed : [{ ...main, tab: first }];
}
