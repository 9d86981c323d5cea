import type { ComponentType } from 'react';
import { BooleanFilter } from './boolean/filter.tsx';
import { DateFilter } from './date/filter.tsx';
import { DictFilter } from './dict/filter.tsx';
import { NumberFilter } from './number/filter.tsx';
import { RefFilter } from './ref/filter.tsx';
import { TextFilter } from './text/filter.tsx';
import type { ByKind, FilterProps } from './types.ts';

/** How a list is narrowed by each kind of field. */
export const filters: ByKind<ComponentType<FilterProps>> = {
  text: TextFilter, longText: TextFilter, richText: TextFilter,
  integer: NumberFilter, number: NumberFilter, boolean: BooleanFilter,
  date: DateFilter, dateTime: DateFilter,
  dict: DictFilter, dictList: DictFilter, ref: RefFilter,
  file: TextFilter, image: TextFilter, password: TextFilter,
  tags: TextFilter, list: TextFilter, json: TextFilter,
};
