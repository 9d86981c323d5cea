import { lazy, type ComponentType } from 'react';
import { BooleanFilter } from './boolean/filter.tsx';
import { DictFilter } from './dict/filter.tsx';
import { RefFilter } from './ref/filter.tsx';
import { TextFilter } from './text/filter.tsx';
import type { ByKind, FilterProps } from './types.ts';

/** Calendars and number boxes weigh as much as the rest of a list together; they come where a screen uses them. */
const DateFilter = lazy(async () => ({ default: (await import('./date/filter.tsx')).DateFilter }));
const NumberFilter = lazy(async () => ({ default: (await import('./number/filter.tsx')).NumberFilter }));

/** How a list is narrowed by each kind of field. */
export const filters: ByKind<ComponentType<FilterProps>> = {
  text: TextFilter,
  longText: TextFilter,
  richText: TextFilter,
  integer: NumberFilter,
  number: NumberFilter,
  boolean: BooleanFilter,
  date: DateFilter,
  dateTime: DateFilter,
  dict: DictFilter,
  dictList: DictFilter,
  ref: RefFilter,
  file: TextFilter,
  image: TextFilter,
  password: TextFilter,
  tags: TextFilter,
  list: TextFilter,
  json: TextFilter,
};
