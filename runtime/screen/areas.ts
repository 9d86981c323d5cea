import type { Rule, Screen } from '#generators/formats.ts';
import { addOperations, type OperationRows } from '#runtime/core/operations/table.ts';
import type { Validate } from '#schemas/generated/validators/messages.js';

/** What the generators wrote of an area: `schemas/generated/areas/<area>.js`. */
export interface Area {
  screens: Readonly<Record<string, Screen>>;
  /** Calls that need a code: the area's own, and those its screens name. */
  operations: OperationRows;
  /** The checks of the area's forms, brought when one opens. */
  loadChecks?: () => Promise<AreaChecks>;
}

export interface AreaChecks {
  validators: Readonly<Record<string, Validate>>;
  /** Conditions over a whole record, by entity. */
  rules: Readonly<Record<string, readonly Rule[]>>;
}

/** The screens and calls of an area; undefined where there is none of that name. */
export async function readArea(name: string): Promise<Area | undefined> {
  const area = await files[`../../schemas/generated/areas/${name}.js`]?.();
  if (area) addOperations({ area: name, rows: area.operations });
  return area;
}

const files = import.meta.glob<Area>('../../schemas/generated/areas/*.js');
