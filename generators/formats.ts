/**
 * The formats of what the generators write. Types only: server, runtime and tests read the artefacts in
 * `schemas/generated/` through these and import nothing else of the generators.
 */

import type { FieldKind } from '#kinds/index.ts';

/** A value that JSON can carry. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Condition or computed value, see jsonlogic.com. */
export type Expression = Json;

// ---------------------------------------------------------------- tables.json

export type ColumnType =
  | 'text'
  | 'integer'
  | 'bigint'
  | `numeric(${number},${number})`
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb';

export interface ColumnPlan {
  name: string;
  type: ColumnType;
  notNull: boolean;
  /** SQL expression. */
  default?: string;
  /** SQL expression of a stored generated column. */
  generated?: string;
}

export interface IndexPlan {
  name: string;
  /** Quoted column names or SQL expressions, in order, direction included. */
  keys: string[];
  unique: boolean;
  /** SQL predicate of a partial index. */
  where?: string;
  method: 'btree' | 'gin';
}

export interface ForeignKeyPlan {
  name: string;
  columns: string[];
  references: { table: string; columns: string[] };
}

export interface CheckPlan {
  name: string;
  /** SQL predicate. */
  expression: string;
}

/** One table. Names are the catalogue's own camelCase and are always quoted in SQL. */
export interface TablePlan {
  name: string;
  columns: ColumnPlan[];
  primaryKey: string[];
  indexes: IndexPlan[];
  foreignKeys: ForeignKeyPlan[];
  checks: CheckPlan[];
  /** What the values of the fields mean, in Chinese, by place: `ruleList[].num`. */
  meanings?: Record<string, string>;
}

/** What has another name than before; what is stored under the former one follows. */
export type RenamePlan = EntityRename | FieldRename | ValueRename;

interface Rename {
  /** Where the catalogue says so. */
  file: string;
  pointer: string;
  from: string;
  to: string;
}

export interface EntityRename extends Rename {
  kind: 'entity';
}

/** `from` and `to` are places in a record, which differ in their last name: `ruleList[].num`. */
export interface FieldRename extends Rename {
  kind: 'field';
  entity: string;
}

export interface ValueRename extends Rename {
  kind: 'value';
  dictionary: string;
  /** Where such codes stand, by entity: `state`, `kinds[]`, `ruleList[].type`. */
  places: Record<string, string[]>;
}

/** `schemas/generated/tables.json`; policies, triggers and functions stand beside it in `database.sql`. */
export interface DatabasePlan {
  catalogueHash: string;
  tables: TablePlan[];
  /** In the order in which they are done. */
  renames?: RenamePlan[];
}

// ------------------------------------------------------------- catalogue.json

export type { FieldKind } from '#kinds/index.ts';

/** A JSON Schema with the catalogue's x- words. */
export interface Property {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: 'date' | 'date-time' | 'moment' | 'email' | 'uri' | 'phone' | 'site-path';
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  enum?: Json[];
  const?: Json;
  default?: Json;
  examples?: Json[];
  readOnly?: boolean;
  items?: Property;
  properties?: Record<string, Property>;
  required?: string[];
  additionalProperties?: boolean | Property;
  'x-dict'?: string;
  'x-ref'?: string;
  /** The records it refers to stand below each other: a condition may mean one and all below. */
  'x-below'?: boolean;
  /** Which records a reference may name, see `runtime/core/operations/filter.ts`. */
  'x-filter'?: Record<string, Expression>;
  /** Names the kind where the type alone does not tell it; the meta-schema lists them. */
  'x-widget'?: string;
  'x-part'?: string;
  'x-hidden'?: boolean;
  'x-plainOf'?: string;
  'x-column'?: boolean;
  'x-series'?: { pattern: string; per?: string[]; gapless?: boolean };
  /** Said when nothing is given. */
  'x-empty'?: string;
  /** Of a list: what an entry is called. */
  'x-entry'?: string;
  'x-excel'?: false | { title?: string; order?: number; note?: string; example?: string; codec?: string };
  'x-when'?: Expression;
  /** Holds the id of a record: compared as a whole, with one or several. */
  'x-id'?: boolean;
  /** false: a copy begins without it. */
  'x-copy'?: false;
  /** Former names. */
  'x-was'?: string | string[];
  /** Replies: the value may be null. */
  nullable?: boolean;
}

/**
 * A property as inputs and outputs need it: besides the words of an entity's field it can say that null is allowed,
 * that one of several shapes will do, and that what is required depends on what else is there.
 */
export interface Schema extends Omit<Property, 'items' | 'properties' | 'additionalProperties'> {
  nullable?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
}

/** Plain JSON Schema 2020-12. */
export type JsonSchema = { [word: string]: Json };

/** Numbers that the server gives one after the other, see `runtime/core/operations/series.ts`. */
export interface Series {
  field: string;
  pattern: string;
  /** Fields for whose values it is counted apart. */
  per: string[];
  /** A number is taken in the transaction that stores its record: none is lost with one that is refused. */
  isGapless: boolean;
}

export interface Rule {
  when: Expression;
  path: string;
  message: string;
}

/** An entity with every default filled in and the system fields among its properties. */
export interface Entity {
  name: string;
  /** Former names. */
  was: string[];
  title: string;
  area: string;
  scope: 'tenant' | 'platform';
  /** The menu under which its records are kept; its operations' codes lie below. */
  menuCode?: string;
  label: string;
  /** Fields that tell records of the same label apart. */
  distinguish: string[];
  /** Own references to entities whose records are told apart so: their replies carry `<field>Marks`. */
  marked: string[];
  unique: string[][];
  index: string[][];
  search: string[];
  identity: string[];
  sort: string;
  hasHistory: boolean;
  hasVersions: boolean;
  hasRecycle: boolean;
  isAppend: boolean;
  isSingleton: boolean;
  own?: string;
  /** Its records stand below each other. */
  tree?: Tree;
  /** Records that anyone may read. */
  shared?: { field: string; value: string };
  max?: number;
  series: Series[];
  rules: Rule[];
  properties: Record<string, Property>;
  /** Fields a save must carry. */
  required: string[];
  /** Fields that the filters of references to this entity look at: its choices are narrowed by them. */
  narrowed: string[];
  /** Entities whose fields refer to this one: what a removal has to look at. */
  referredBy: { entity: string; field: string }[];
}

/** Records under a parent of their own kind. */
export interface Tree {
  /** The field that refers to the record above; empty at the top. */
  parent: string;
  /** Levels, the top included. */
  maxDepth: number;
}

export type EngineVerb =
  | 'list'
  | 'get'
  | 'save'
  | 'change'
  | 'remove'
  | 'restore'
  | 'recycled'
  | 'setState'
  | 'sort'
  | 'tree'
  | 'move'
  | 'options'
  | 'history'
  | 'importExcel'
  | 'importCommit'
  | 'importErrors'
  | 'exportExcel'
  | 'excelTemplate';

/** Records that wait for somebody. */
export interface Waiting {
  title: string;
  help?: string;
  /** Conditions of the list that counts them. */
  filters?: Record<string, Json>;
}

/** One call. */
export interface Operation {
  name: string;
  area: string;
  title: string;
  entity?: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, Fastify style: /tenants/:id */
  path: string;
  /** A verb of the engine, or area/handler of server/domain. */
  does: string;
  /** The verb of the engine it does or stands for: it takes and answers what the verb does. */
  verb?: EngineVerb;
  access: 'public' | 'signedIn' | 'code';
  /** One of these is enough. */
  codes: string[];
  /** save: the code for a new record, and that for changing one. */
  saveCodes?: { create: string; change: string };
  /** Fields that leave the server (list, get) or may be sent (save). */
  fields?: string[];
  where?: Record<string, Json>;
  /** What of a list waits for somebody, by name. */
  waits?: Record<string, Waiting>;
  transitions?: Record<string, string[]>;
  /** setState: the field that holds the state. */
  field?: string;
  /** It changes nothing; whatever may is not set off by a link, even where it is called by GET. */
  isRead: boolean;
  isMultipart: boolean;
  isBinary: boolean;
  /** Milliseconds the client waits. */
  timeout: number;
}

/** A call with what it takes and answers, in the words of the catalogue. */
export interface SpecifiedOperation extends Operation {
  input: Property;
  output: Property;
}

/** What a call takes and answers: an entry of `schemas/generated/calls/<area>.json`, read when it is called first. */
export interface CallShape {
  /** Plain JSON Schema 2020-12. */
  input: Record<string, Json>;
  /** Titles by the place of a field in the input, for messages. */
  titles: Record<string, string>;
  /** What is said where nothing is given, by place. */
  empties?: Record<string, string>;
  /** Of a call by GET: the type of each value of the query string that is not a text. */
  coerce?: Record<string, 'integer' | 'number' | 'boolean' | 'array'>;
  output: Property;
}

export interface DictionaryValue {
  code: string;
  label: string;
  /** What bringing a record into this state is called; generators only. */
  verb?: string;
  order: number;
  isRetired: boolean;
  colour?: string;
  parent?: string;
  /** Former codes; generators only. */
  was?: string | string[];
  extra?: Record<string, Json>;
}

export interface Dictionary {
  name: string;
  title: string;
  values: DictionaryValue[];
}

/** What the server reads: `schemas/generated/catalogue.json`. */
export interface CatalogueFile {
  hash: string;
  entities: Record<string, Entity>;
  operations: Record<string, Operation>;
}

// ------------------------------------------------------------ screens/*.json

export interface ScreenField {
  kind: FieldKind;
  title: string;
  order: number;
  help?: string;
  /** Said when nothing is given. */
  empty?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
  fixed?: 'left' | 'right';
  isHidden?: boolean;
  isSortable?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isWide?: boolean;
  /** false: a copy of the record begins without it. */
  isCopied?: boolean;
  group?: string;
  part?: string;
  props?: Record<string, Json>;
  dict?: string;
  ref?: ScreenReference;
  isMany?: boolean;
  isRange?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  step?: number;
  maxItems?: number;
  default?: Json;
  value?: Expression;
  when?: Expression;
  requiredWhen?: Expression;
  readOnlyWhen?: Expression;
  items?: Record<string, ScreenField>;
}

/** What a field refers to, and how it is chosen. */
export interface ScreenReference {
  entity: string;
  options: string;
  list?: string;
  /** The records stand below each other. */
  isTree?: boolean;
  marks?: { title: string; dict?: string }[];
  /** Which records may be chosen. */
  filter?: Record<string, Expression>;
  /** Titles of the fields of the form that the filter asks for. */
  by?: Record<string, string>;
}

export interface ScreenAction {
  title: string;
  order: number;
  icon?: string;
  opens?: string;
  does?: string;
  goes?: string;
  part?: string;
  input?: Record<string, Expression>;
  code?: string | string[];
  when?: Expression;
  confirm?: string;
  /** The name of the row is typed first; of one row only. */
  asksName?: boolean;
  /** Operation that says, for the id of the row, what hangs on it: rows of { title, count }. */
  weighs?: string;
  /** The screen it opens begins with the row's values. */
  copies?: boolean;
  /** It can be done with all records that the conditions of the list fit. */
  takesAll?: boolean;
  /** Of a change of many: the fields that can be chosen. */
  fields?: string[];
  isPrimary?: boolean;
  isDanger?: boolean;
}

interface ScreenBase {
  name: string;
  title: string;
  help?: string;
  entity?: string;
}

export interface ListScreen extends ScreenBase {
  kind: 'list';
  /** What a row is called, e.g. 证书. */
  recordTitle?: string;
  load: string;
  /** Rows stand below each other; all of them come at once. */
  tree?: ScreenTree;
  sort?: string;
  filters: Record<string, ScreenField>;
  columns: Record<string, ScreenField>;
  toolbar: Record<string, ScreenAction>;
  row: Record<string, ScreenAction>;
  bulk: Record<string, ScreenAction>;
}

/** How the rows of a list stand below each other. */
export interface ScreenTree {
  /** The field that holds the id of the row above. */
  parent: string;
  maxDepth: number;
  /** Operation that moves rows; none where they stay. */
  move?: string;
  /** Who may. */
  code?: string | string[];
}

export interface FormScreen extends ScreenBase {
  kind: 'form';
  load?: string;
  save: string;
  opens: 'drawer' | 'page';
  groups: Record<string, { title: string; help?: string; order: number }>;
  fields: Record<string, ScreenField>;
}

export interface DetailScreen extends ScreenBase {
  kind: 'detail';
  load: string;
  opens: 'drawer' | 'page';
  groups: Record<string, { title: string; help?: string; order: number }>;
  fields: Record<string, ScreenField>;
  toolbar: Record<string, ScreenAction>;
}

export interface ScreenBlock {
  order: number;
  title?: string;
  help?: string;
  part?: string;
  screen?: string;
  code?: string;
  props?: Record<string, Json>;
}

export interface PageScreen extends ScreenBase {
  kind: 'page';
  blocks: Record<string, ScreenBlock>;
}

/** One admin page, base and product overlay merged: `schemas/generated/screens/<name>.json`. */
export type Screen = ListScreen | FormScreen | DetailScreen | PageScreen;

// -------------------------------------------------------------- excel/*.json

export interface ExcelColumn {
  field: string;
  title: string;
  kind: FieldKind;
  isRequired: boolean;
  dict?: string;
  ref?: string;
  note?: string;
  example?: string;
  /** Further headings where a codec spreads one field over several columns. */
  codec?: string;
  /** What no form has: the id that says which record a row changes, the version it has, the state it is in, a number the server gave it. */
  role?: 'id' | 'version' | 'state' | 'series';
  minimum?: number;
  maximum?: number;
  width: number;
}

/** The template of an entity and the plan of its reader: `schemas/generated/excel/<entity>.json`. */
export interface ExcelPlan {
  entity: string;
  title: string;
  columns: ExcelColumn[];
}
