import type { ColumnType, Dictionary, Json, JsonSchema, Property, ScreenField, Schema } from '#generators/formats.ts';
import type { Accepts } from '../file/sorts.ts';
import type { Cell } from './cell.ts';
import type { Condition } from './condition.ts';
import type { SamplePlace } from './sample.ts';

/** What generators and server know of a kind of field besides its `Kind`. */
export interface DataKind {
  /** Whether a property of the catalogue is of this kind. The first that says so, in the order of the registry, is. */
  fits(property: Property): boolean;
  /** A property of this kind: tests begin with it. */
  example: Property;
  /** The column that keeps every value that is taken, exactly. */
  columnType(property: Property): ColumnType;
  /** Why the catalogue may not have such a field, in Chinese. */
  problem?(property: Property): string | undefined;
  /** What a stored value means, in Chinese, where that is more than its family says: rows are not read as something else. */
  meaning?(property: Property): string;
  /** Its value may be anything at all: replies say no type of it. */
  isAnything?: true;
  /** Where addresses of files stand in a value: it is one itself, has some among its values, or has them in its text, which may show what is gone. */
  holdsFiles?(property: Property): 'itself' | 'among' | 'within' | undefined;

  /** Which files it takes; none said: all. */
  accepts?(property: Property): Accepts | undefined;

  /** Limits of an input that the property does not spell out. */
  limits?(property: Property): Schema;
  /** What a value must be where it is required, besides being there. */
  filled(property: Schema): Schema;
  /** Words of JSON Schema that follow from the kind, for validators and OpenAPI. */
  words?(schema: Schema): JsonSchema;
  /** Many records may be given the same value at once. */
  isShareable: boolean;

  /** Whether a list can be ordered by it. */
  isSortable: boolean;
  /** usual: a list that names no columns shows it; quiet: it can be turned on; never: it is no column. */
  listed: 'usual' | 'quiet' | 'never';
  /** Pixels of its column. */
  listWidth: number | ((property: Property) => number);
  /** A list that names no filters offers it. */
  isUsualFilter?: true;
  /** A form or detail that has it is a page of its own. */
  isLarge?: true;
  /** How a list is narrowed by it; none where nothing can be looked for. */
  filter?: Filter;
  /** How the database compares it with a condition. */
  condition: Condition;

  /** A made-up value; undefined where none can be made up. */
  sample(place: SamplePlace): Json | undefined;
  /** Left out of samples where it is not required. */
  isSpare?: true;
  /** Only the hand-made part that edits it knows which values make sense. */
  isOfPart?: true;
  /** Values that an input of this schema refuses. */
  broken(options: { schema: Schema; dictionaries: Record<string, Dictionary> }): Broken[];

  /** What screens and workbooks have to know of the property besides its limits: `props` of their fields and columns. */
  props?(property: Property): Record<string, Json> | undefined;

  /** How it reads on paper, where that is not how it stands in a cell; the value is not null. */
  printed?(options: { value: Json; property: Property }): string;

  /** How it stands in a workbook; none where it never does. */
  cell?: Cell;
}

/** What a list takes as a condition, and how it is asked for. */
export interface Filter {
  /** Schema of the condition. */
  schema(options: { name: string; property: Property }): Schema;
  /** The field of the screen that asks for it, made of that which shows it; undefined where nothing can be chosen. */
  field(field: ScreenField): ScreenField | undefined;
}

/** A value that is refused, and why. */
export interface Broken {
  why: string;
  value: Json;
  /** Place inside the field, as a JSON pointer. */
  below?: string;
}
