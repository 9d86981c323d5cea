import type { Terms } from './terms.ts';
import type { ApplyValues } from './values.ts';

/** What a section of the form draws with. */
export interface SectionProps {
  terms: Terms;
  values: ApplyValues;
  errors: Readonly<Record<string, string>>;
  change: (changes: Partial<ApplyValues>) => void;
}
