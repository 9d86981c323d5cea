import type { Guest } from './people.ts';
import { problems } from './texts.ts';

/** What two people on neighbouring seats must not have in common. */
export interface NeighbourRule {
  /** What is wrong where it is broken, as it is shown. */
  title: string;
  isBroken(guest: Guest, neighbour: Guest): boolean;
}

/** Nobody of a department sits beside, before or behind another one of it. */
export const departmentsApart: NeighbourRule = {
  title: problems.alike,
  isBroken: ({ departments }, neighbour) => departments.some((each) => neighbour.departments.includes(each)),
};

/** The rules that a plan asks for. */
export function rulesOf({ isApart }: { isApart: boolean }): NeighbourRule[] {
  return isApart ? [departmentsApart] : [];
}
