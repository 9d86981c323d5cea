import { lazy, type ComponentType } from 'react';
import { BooleanFilter } from '../boolean/filter.tsx';
import { DictFilter } from '../dict/filter.tsx';
import type { FilterWidget } from '../kind.ts';
import { RefFilter } from '../ref/filter.tsx';
import { TextFilter } from '../text/filter.tsx';
import type { FilterProps } from './types.ts';

/** Calendars and number boxes weigh as much as the rest of a list together; they come where a screen uses them. */
const DateFilter = lazy(async () => ({ default: (await import('../date/filter.tsx')).DateFilter }));
const TimeFilter = lazy(async () => ({ default: (await import('../time/filter.tsx')).TimeFilter }));
const NumberFilter = lazy(async () => ({ default: (await import('../number/filter.tsx')).NumberFilter }));

/** What a list asks for its conditions with. */
export const filters: Readonly<Record<FilterWidget, ComponentType<FilterProps>>> = {
  text: TextFilter,
  truth: BooleanFilter,
  choice: DictFilter,
  reference: RefFilter,
  numbers: NumberFilter,
  days: DateFilter,
  times: TimeFilter,
};
