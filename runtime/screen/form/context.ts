import { createContext, useContext } from 'react';
import type { Lookups } from '#kinds/screen/types.ts';
import type { ScreenRecord } from '../records.ts';
import type { Arrival } from './arrival.ts';
import type { FormModel } from './model.ts';

/** What every field of a form shares. */
export interface FormSurroundings {
  /** Starts the ids of the form's elements: two forms may stand on one page. */
  formId: string;
  model: FormModel;
  arrival: Arrival;
  /** Opens the tab that a place stands in. */
  reveal(path: string): void;
  user: unknown;
  /** The record as loaded; {} for a new one. */
  record: ScreenRecord;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('a field stands outside a form');
  return surroundings;
}

/** Apart from the rest: dictionaries arrive later, and only the fields that use them are to be drawn again. */
export const LookupsContext = createContext<Lookups>({});

/** Id of the element that takes the focus of a field. */
export function fieldId({ formId, path }: { formId: string; path: string }): string {
  return `${formId}-${path}`;
}
