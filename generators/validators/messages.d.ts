/** What is wrong with a value: where (JSON pointer), why in Chinese, and by which word of the schema. */
export interface ValidationError {
  instancePath: string;
  message: string;
  keyword: string;
  params: Record<string, unknown>;
}

/**
 * Holds a value against a schema; `errors` tells what was wrong with the last one. `stored` is the record as it is in
 * the database: what is as it was there is no fault, be it a code out of use or what a save does not take; `passedOver` are
 * the places of the latter in the last value.
 */
export interface Validate {
  (data: unknown, options?: { stored?: unknown }): boolean;
  errors: ValidationError[] | null;
  passedOver: readonly string[];
}

/** A validator of ajv: says no and why in its own words. */
export interface Check {
  (data: unknown): boolean;
  errors?: null | { instancePath: string; schemaPath: string; keyword: string; params: Record<string, unknown> }[];
}

/**
 * The check with Chinese messages; `titles` maps places of the schema to the titles of its fields, `empties` to what is
 * said where nothing is given.
 */
export declare function validator(
  check: Check,
  titles: Record<string, string>,
  empties?: Record<string, string>,
): Validate;
