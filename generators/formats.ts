/**
 * The formats of what the generators write. Types only: server, runtime and tests read the artefacts in
 * `schemas/generated/` through these and import nothing else of the generators.
 */

import type { Accepts } from '#kinds/file/sorts.ts';
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
  | 'time'
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
  /** Of a part: removed with its parent, and looked at only when the transaction ends. */
  isOfPart?: boolean;
}

export interface CheckPlan {
  name: string;
  /** SQL predicate. */
  expression: string;
}

export interface ExclusionPlan {
  name: string;
  /** SQL expressions, each with the operator that no two rows fulfil: `"roomId" with =`. */
  keys: string[];
  /** SQL predicate. */
  where?: string;
}

/** One table. Names are the catalogue's own camelCase and are always quoted in SQL. */
export interface TablePlan {
  name: string;
  columns: ColumnPlan[];
  primaryKey: string[];
  indexes: IndexPlan[];
  foreignKeys: ForeignKeyPlan[];
  checks: CheckPlan[];
  exclusions?: ExclusionPlan[];
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
  /** References whose screens show it (`certId.level`), by the entity of the screen. */
  through?: Record<string, string[]>;
}

export interface ValueRename extends Rename {
  kind: 'value';
  dictionary: string;
  /** Where such codes stand, by entity: `state`, `kinds[]`, `ruleList[].type`. */
  places: Record<string, string[]>;
  /** Fields of records referred to with such codes that screens show, by the entity of the screen. */
  shown?: Record<string, string[]>;
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

/** How records that refer to one are taken together. */
export type RollWord = 'count' | 'sum' | 'min' | 'max' | 'latest';

/** A JSON Schema with the catalogue's x- words. */
export interface Property {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: 'date' | 'date-time' | 'time' | 'moment' | 'email' | 'uri' | 'phone' | 'site-path';
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
  /** Of a reference: it is read as the record was in the version in which it was chosen (`generators/pin.ts`). */
  'x-at'?: 'version';
  /** The pinned reference whose version this is. */
  'x-pinOf'?: string;
  /** The records it refers to stand below each other: a condition may mean one and all below. */
  'x-below'?: boolean;
  /** Which records a reference may name, see `runtime/core/operations/filter.ts`. */
  'x-filter'?: Record<string, Expression>;
  /** Names the kind where the type alone does not tell it; the meta-schema lists them. */
  'x-widget'?: string;
  /** Of a number: it is money of this currency, see `kinds/money/currencies.ts`. */
  'x-money'?: string;
  'x-part'?: string;
  'x-hidden'?: boolean;
  'x-plainOf'?: string;
  'x-column'?: boolean;
  'x-series'?: {
    pattern: string;
    per?: string[];
    gapless?: boolean;
    ruled?: boolean;
    tokens?: Record<string, string>;
    taken?: boolean;
  };
  /** Made of the records that refer to this one, see `runtime/core/operations/roll.ts`. */
  'x-roll'?: { by: string; below?: true; where?: Record<string, Json> } & Partial<Record<RollWord, string>>;
  /** Holds by the clock, see `runtime/core/operations/phase.ts`. */
  'x-phase'?: Record<string, [from: string | null, to: string | null]>;
  /** Computed of the record's other fields whenever it is stored. */
  'x-value'?: Expression;
  /** Over a new record: its value where none is given. */
  'x-default'?: Expression;
  /** Kept equal to a field of the record that a reference names: `sessionId.startTime`. */
  'x-copyOf'?: string;
  /** Of a copied field: it follows while its record has these values, of a part while the record that it is a part of has. */
  'x-copyWhile'?: Record<string, string | boolean | (string | boolean)[]>;
  /** Answers to the form in a field of the record that a reference names: `certId.applyForm`. */
  'x-schemaOf'?: string;
  /** Holds what tenants added to the record, see `runtime/core/operations/ownFields.ts`. */
  'x-own'?: true;
  /** Of files: read by who uploaded them and by who may read this field. */
  'x-private'?: true;
  /** Of files: which are taken. */
  'x-accepts'?: Accepts;
  /** Said when nothing is given. */
  'x-empty'?: string;
  /** Of a list: what an entry is called. */
  'x-entry'?: string;
  'x-excel'?: false | { title?: string; order?: number; note?: string; example?: string; codec?: string };
  'x-when'?: Expression;
  /** Over the record: it has to be filled in. */
  'x-requiredWhen'?: Expression;
  /** Over the record as it is stored: it no longer changes. */
  'x-readOnlyWhen'?: Expression;
  /** Holds the id of a record: compared as a whole, with one or several. */
  'x-id'?: boolean;
  /** Holds the account of who stored a record; its name stands beside it as a label does. */
  'x-actor'?: true;
  /** false: a copy begins without it. */
  'x-copy'?: false;
  /** Who reads it: whoever holds this code. Others see it masked, or not at all. */
  'x-read'?: string;
  /** Who sets it: whoever holds this code, and may read it. */
  'x-write'?: string;
  /** How it looks to who may not read it. */
  'x-mask'?: 'name' | 'phone' | 'idCard' | 'bankCard' | 'email' | 'all';
  /** The entity whose records are parts of this one, in their order (`generators/parts.ts`). */
  'x-parts'?: string;
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
  patternProperties?: Record<string, Schema>;
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
  /** Organisations may set a pattern of their own. */
  isRuled: boolean;
  /** What a pattern may name in braces besides the day: a field, or one of the record that a reference names. */
  tokens: SeriesToken[];
  /** A record may be stored with a number that was given elsewhere: it fits the pattern, and the series passes it over. */
  isTaken: boolean;
}

/** `{code}` in a pattern stands for the text of a field. */
export interface SeriesToken {
  name: string;
  field: string;
  /** The reference of the entity's own to the record whose field it is. */
  through?: string;
}

export interface Rule {
  when: Expression;
  path: string;
  message: string;
}

/** What keywords are held against in records referred to. */
export interface Sought {
  entity: string;
  scope: Entity['scope'];
  fields: Record<string, Property>;
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
  unique: Unique[];
  noOverlap: NoOverlap[];
  limit: Limit[];
  index: string[][];
  /** Fields in which keywords are looked for: own ones, and references by what they are called (`sought`). */
  search: string[];
  /** References of `search`, by the field, with the fields that a record referred to is called and told apart by. */
  sought: Record<string, Sought>;
  identity: string[];
  /** Rows of one sheet that have these in common are imported once. */
  importOnce: string[];
  /** By which field, with any of these values, records tell, once stored, that nothing came of them, and why. */
  importRefused?: { field: string; values: string[]; reason: string } | undefined;
  /** What else comes of taking an import back, in words. */
  importUndo?: string | undefined;
  sort: string;
  hasHistory: boolean;
  hasVersions: boolean;
  hasRecycle: boolean;
  isAppend: boolean;
  isSingleton: boolean;
  own?: string;
  /** Whose data its records are. */
  about?: About | undefined;
  /** What becomes of them when the data of that person are deleted. */
  erase?: Erase | undefined;
  /** A tenant may add fields to its records. */
  extensible?: Extensible;
  /** Those it added, by their names with `own.` before: the catalogue has none, the server a tenant's. */
  ownFields: Readonly<Record<string, OwnField>>;
  /** Its records stand below each other. */
  tree?: Tree;
  /** Its records are parts of another entity's. */
  partOf?: PartOf;
  /** Entities whose records are parts of its own. */
  parts: string[];
  /** Which rows a role with a narrower reach sees; all where it is not there. */
  reach?: Reach;
  /** Each of its records links one of either side; in the order of the fields. */
  link?: [LinkSide, LinkSide];
  /** Records that anyone may read. */
  shared?: { field: string; value: string };
  max?: number;
  series: Series[];
  rules: Rule[];
  /** The named ways between its states. */
  steps: Record<string, Step>;
  /** By state, which fields are edited in it: all, or those named; without it all in every state. */
  editable?: { field: string; states: Readonly<Record<string, 'all' | readonly string[]>> };
  /** Which of its states learners see. */
  publication?: Publication | undefined;
  properties: Record<string, Property>;
  /** Fields of records referred to that its screens show, by their names: `certId.level`. */
  referred: Record<string, ReferredField>;
  /** Fields a save must carry. */
  required: string[];
  /** Fields that the filters of references to this entity look at: its choices are narrowed by them. */
  narrowed: string[];
  /** Fields that others keep equal to (`x-copyOf`): they come with a choice that is asked for by its id. */
  copied: string[];
  /** Entities whose fields refer to this one, or to a part of it: what a removal has to look at. `isMany`: the field refers to several. */
  referredBy: { entity: string; field: string; isMany?: true; part?: string }[];
}

/** The states between which a record is published (`generators/publication.ts`). */
export interface Publication {
  /** The field that holds the state. */
  field: string;
  draft: string;
  published: string;
  /** What publishing is called. */
  title: string;
  /** What comes of it for learners; stands behind the title and 后. */
  seen: string;
  /** Over the record: what is said, and has to be confirmed, before it is published. */
  unready?: { when: Expression; text: string };
}

/** How many fields a tenant may add, and how many of them an index may find. */
export interface Extensible {
  max: number;
  indexed: number;
}

/** Of what sort the values of a tenant's field are. */
export type OwnKind =
  | 'text'
  | 'longText'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'choice'
  | 'choices';

/** One field as the tenant defined it: a record of `customField`. */
export interface OwnField {
  entity: string;
  /** The name of its values; it never changes. */
  key: string;
  title: string;
  kind: OwnKind;
  choices: readonly string[] | null;
  help: string | null;
  isRequired: boolean;
  /** What a new record has where nothing is given, as people write it. */
  initial: string | null;
  maxLength: number | null;
  minimum: number | null;
  maximum: number | null;
  isListed: boolean;
  isFiltered: boolean;
  order: number;
  state: 'on' | 'off';
  /** Which of the entity's texts an index finds it by. */
  slot?: number | null;
}

/** A named way between the states of a record (`generators/steps.ts`). */
export interface Step {
  name: string;
  /** What its button and the history call it. */
  title: string;
  /** The field that holds the state. */
  field: string;
  from: string[];
  to: string;
  /** One of these is needed; none where the step is for the record's own person alone. */
  codes: string[];
  /** The field with the user whose step it is. */
  own?: string;
  /** Over record and user, as the record stands before. */
  when?: Expression;
  /** Said where `when` does not hold. */
  why?: string;
  /** What a person is asked for; what has the name of a field is stored there. */
  asks: { properties: Record<string, Property>; required: string[] };
  confirm?: string;
  isDanger: boolean;
  /** Fields that are filled in: with the moment, who it is, or what was asked for under another name. */
  stamps: Record<string, string>;
  /** A reference whose record is locked before the records are looked at. */
  locks?: string;
  /** Handler of `server/domain`, run in the same transaction behind the change. */
  does?: string;
  /** The name of the notice about it. */
  notice?: string;
}

/** What people are told about a record: with a step, or before a date (`generators/notices.ts`). */
export interface Notice {
  /** That of its file; of one that stands in a step the entity's and the step's: `claim.reject`. */
  name: string;
  entity: string;
  /** Over record and user: the id of a user, an address of e-mail, or several of them. */
  to: Expression;
  ways: NoticeWay[];
  /** Address on this site; `{field}` as in the texts. */
  opens?: string;
  /** Handler of `server/domain` that gives the file which mails bring along, by the record's `id`. */
  attaches?: string;
  before?: NoticeBefore;
  /** `{field}` stands for a field of the record or for what was asked for, as people read it. */
  title: string;
  text: string;
}

/** How records are printed (`generators/print.ts`). */
export interface Print {
  name: string;
  title: string;
  entity: string;
  /** The call that prints by it. */
  operation: string;
  /** A record begins on a page of its own; the rows of a list are a table. */
  of: 'record' | 'list';
  paper: 'A4' | 'A5';
  orientation: 'portrait' | 'landscape';
  /** Without its ending; fields in braces. */
  fileName: string;
  /** At the foot of each page; none where empty. */
  footer: string;
  /** Fields without which a record is left out. */
  needs: string[];
  /** Its order, whatever the list's is. */
  sort?: string;
  /** Fields in whose values the rows of a sheet agree; a list is one sheet without them. */
  groupBy: string[];
  /** The references whose records it names fields of (`roomId`, `roomId.siteId`), those of its own first. */
  references: string[];
  blocks: PrintBlock[];
}

/** What stands on a page, from the top down; lengths in millimetres. */
export type PrintBlock =
  | { kind: 'heading'; text: string; level: 1 | 2; align: PrintAlign }
  | { kind: 'text'; text: string; size: 'small' | 'normal' | 'large' | 'huge'; align: PrintAlign }
  | { kind: 'fields'; fields: string[]; across: number; height: number }
  | { kind: 'table'; of: string; columns: PrintColumn[]; height: number }
  | { kind: 'picture'; field: string; height: number; align: PrintAlign }
  | { kind: 'qr'; text: string; height: number; align: PrintAlign }
  /** Filled in by hand. */
  | { kind: 'blanks'; titles: string[]; across: number; height: number }
  | { kind: 'beside'; columns: { share: number; blocks: PrintBlock[] }[] }
  /** Of a list, each row in a cell. */
  | { kind: 'labels'; blocks: PrintBlock[]; across: number; height: number }
  | { kind: 'space'; height: number }
  | { kind: 'pageBreak' };

export type PrintAlign = 'left' | 'center' | 'right';

/** A column of a table, of a field or to be filled in by hand: its part of the width, beside the parts of the others. */
export type PrintColumn = { share: number } & ({ field: string; blank?: never } | { blank: string; field?: never });

export type NoticeWay = 'message' | 'mail';

/** When people are told by themselves. */
export interface NoticeBefore {
  /** Of a day or a moment. */
  field: string;
  isDay: boolean;
  /** Hours before the moment; of a day, before 9 o'clock of it in Shanghai. */
  hours: number;
  /** Which records: one of these values of each field. */
  where: Record<string, (string | boolean)[]>;
}

/**
 * Whose data records are, of those that all conditions hold for: a field with the id of a person, of an account, or of a
 * record that is about them.
 */
export interface About {
  field: string;
  by: 'person' | 'user' | 'record';
  /** The entity of such a record. */
  of?: string;
  /** Where "field" names nobody: the field with the account of a user. */
  account?: string;
  where: Record<string, (string | boolean)[]>;
}

/** What becomes of records about a person whose data are deleted. */
export type Erase =
  | { kind: 'remove' }
  | {
      kind: 'keep';
      /** Why they stay, in words for administrators. */
      why: string;
      /** Fields that lose what they hold, here and in each version of the history. */
      blank: string[];
      /** Over `record`: where it holds, nothing of the person can be deleted yet, and why. */
      awaits?: { when: Json; why: string };
    };

/** Which rows of an entity are a department's, somebody's own, or assigned to somebody. */
export interface Reach {
  department?: ReachField;
  own?: ReachField;
  /** The records that those of another entity give to somebody. */
  assigned?: { entity: string; record: string; person: string };
  /** Where one field decides: what rows within a narrower reach fit, in SQL that an index answers. */
  only?: string;
}

/** A field and what it holds. */
export interface ReachField {
  field: string;
  holds: 'department' | 'person' | 'user';
}

/** The states of an entity's records, and the ways between them. */
export interface StatePicture {
  title: string;
  /** In the order of their dictionary; the first one is that of a new record. */
  states: { code: string; label: string; isFirst: boolean }[];
  /** Several ways between the same two stand together. */
  ways: { from: string; to: string; titles: string[] }[];
}

/** Records that live and die with one of another entity. */
export interface PartOf {
  /** The entity of the parent. */
  entity: string;
  /** The field that refers to the parent. */
  parent: string;
  /** The field of the parent that holds its parts. */
  as: string;
  title: string;
  /** How many a parent has at most. */
  max: number;
  edit: 'table' | 'cards';
  /** The parent has a recycle bin, and its parts with it. */
  hasRecycle: boolean;
}

/** One of the two sides of records that link. */
export interface LinkSide {
  /** The field of the link that refers to this side. */
  field: string;
  /** The entity of this side. */
  entity: string;
  /** What its links are called, seen from this side. */
  as: string;
  title: string;
}

/** Fields that no two living records of a tenant share. */
export interface Unique {
  /** Of the index that holds it. */
  name: string;
  fields: string[];
  /** Among which records: by field, the values of which it has one; of all where it names none. */
  where: Record<string, (string | boolean)[]>;
  /** Said to whoever would store the same again. */
  message: string;
}

/** Ranges that do not overlap: from the first field, before the second; an empty one is open. */
export interface NoOverlap extends Pick<Unique, 'where' | 'message'> {
  /** Of the constraint that holds it. */
  name: string;
  range: [start: string, end: string];
  /** The constraint that refuses what is no range, as its start is not before its end, and what is said then. */
  order: { name: string; message: string };
  /** Only with those that have the same in these fields, none of them empty. */
  per: string[];
}

/** How many records with the same reference there may be among those meant (`generators/limit.ts`). */
export interface Limit extends Pick<Unique, 'where' | 'message'> {
  /** By which the database speaks of it. */
  name: string;
  /** The reference to the record that they are counted for. */
  per: string;
  /** A number, or the field of the record referred to that has it; no limit where that is empty. */
  max: number | string;
  /** Said behind that number: 最多 30 人. */
  unit: string;
}

/** A field of the record that one of an entity's own fields refers to. */
export interface ReferredField {
  /** The own field that refers. */
  reference: string;
  /** The entity it refers to, and whose that entity's records are. */
  entity: string;
  scope: Entity['scope'];
  field: string;
  /** How it is shown and looked for, with a title made of both. */
  property: Property;
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
  | 'step'
  | 'sort'
  | 'tree'
  | 'move'
  | 'add'
  | 'transfer'
  | 'options'
  | 'aggregate'
  | 'history'
  | 'importExcel'
  | 'importCommit'
  | 'importErrors'
  | 'exportExcel'
  | 'excelTemplate'
  | 'print';

/** Records that wait for somebody. */
export interface Waiting {
  title: string;
  help?: string;
  /** Conditions of the list that counts them. */
  filters?: Record<string, Json>;
}

/** What records come to, in groups (`generators/aggregate.ts`). */
export interface Aggregate {
  /** None: all records are one group, which is there without any. */
  groups: AggregateGroup[];
  /** In the order in which they are answered. */
  figures: Figure[];
  /** The fields that it is made of: whoever calls it has to be able to read them. */
  fields: string[];
}

/** What the records of a group have in common: a field's value, or the time in which its date lies. */
export interface AggregateGroup {
  name: string;
  field: string;
  unit?: PeriodUnit;
}

export type PeriodUnit = 'day' | 'week' | 'month' | 'year';

/** A figure of each group. */
export type Figure = TakenFigure | ShareFigure;

export interface TakenFigure {
  name: string;
  title: string;
  word: 'count' | 'sum' | 'avg' | 'min' | 'max';
  /** Of all but a count. */
  field?: string;
  /** Of which records: by field, the values of which they have one. */
  where: Record<string, Json[]>;
}

/** How many percent one figure is of another. */
export interface ShareFigure {
  name: string;
  title: string;
  word: 'share';
  of: [part: string, whole: string];
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
  /** save: whether it takes what is there alone. */
  isChangeOnly?: boolean;
  /** Fields of records referred to that it answers and takes as conditions; none where missing. */
  referred?: string[];
  where?: Record<string, Json>;
  /** print: the template. */
  print?: string;
  /** What of a list waits for somebody, by name. */
  waits?: Record<string, Waiting>;
  transitions?: Record<string, string[]>;
  /** step: which ones it takes. */
  steps?: string[];
  /** setState: the field that holds the state. */
  field?: string;
  /** aggregate: what it works out. */
  aggregate?: Aggregate;
  /** It changes nothing; whatever may is not set off by a link, even where it is called by GET. */
  isRead: boolean;
  isMultipart: boolean;
  isBinary: boolean;
  /** Milliseconds the client waits. */
  timeout: number;
  /** Also done by itself, at these times: a cron expression of five parts, in China's time. */
  every?: string;
  /** Put into the queue when it is called: done as a whole, or for each of its `ids`. */
  job?: 'whole' | 'perRow';
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
  /** Tenants may add values of their own. */
  isExtensible?: true;
  values: DictionaryValue[];
}

/** What the server reads: `schemas/generated/catalogue.json`. */
export interface CatalogueFile {
  hash: string;
  entities: Record<string, Entity>;
  operations: Record<string, Operation>;
  /** Those of `schemas/notices`, by name. */
  notices: Record<string, Notice>;
  /** Templates of `schemas/prints`, by name. */
  prints: Record<string, Print>;
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
  /** The field whose part edits this one too: where two people changed a record, both are of one side. */
  editedWith?: string;
  isSortable?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Who sees it: whoever holds all of these codes; of one that is masked all do, and nobody looks for it. */
  readCodes?: string[];
  /** Others see it masked. */
  isMasked?: boolean;
  /** Who sets it: whoever holds all of these codes. */
  writeCodes?: string[];
  /** Its files are private from their upload on. */
  isPrivate?: true;
  /** Which files it takes. */
  accepts?: Accepts;
  /** Who stored the record; a list is asked for the names where it shows them. */
  isActor?: true;
  isWide?: boolean;
  /** The pinned reference whose version it is. */
  pinOf?: string;
  /** Where the form stands that it answers, and the call by which the record is chosen. */
  schemaOf?: { reference: string; title: string; field: string; options: string };
  /** What it is kept equal to, and the call that tells it of a record that was just chosen. */
  copyOf?: { reference: string; field: string; options?: string };
  /** false: a copy of the record begins without it. */
  isCopied?: boolean;
  group?: string;
  part?: string;
  props?: Record<string, Json>;
  dict?: string;
  ref?: ScreenReference;
  /** Its entries are parts: a copy of the record makes them anew. */
  isParts?: boolean;
  /** Its entries are edited as rows of a table. */
  isTable?: boolean;
  isMany?: boolean;
  isRange?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  step?: number;
  maxItems?: number;
  default?: Json;
  /** Over a new record: what it is filled with until somebody fills it in. */
  usual?: Expression;
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
  isHidden?: boolean;
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
  /** It publishes: over the record, what is said of those that are not ready for learners. */
  unready?: Publication['unready'];
  /** Operation that says before the call what it would do: `count`, and whom or what it would leave out, and why. */
  foresees?: { does: string; with?: string[] };
  /** Operation whose rows about the row are shown in a dialog (`ListedRow`), and what is said where there are none. */
  lists?: { does: string; none?: string };
  /** Operation that says, for the id of the row, what hangs on it: rows of { title, count }. */
  weighs?: string;
  /** The screen it opens begins with the row's values. */
  copies?: boolean;
  /** It can be done with all records that the conditions of the list fit. */
  takesAll?: boolean;
  /** What for, asked before it is done: of files with masked fields. */
  asksPurpose?: true;
  /** What the call takes that a person is asked for first, in a dialog. */
  asks?: Record<string, ScreenField>;
  /** Where it does not hold of any row there is no button, whatever `why` says. */
  shownWhen?: Expression;
  /** Why it cannot be done where `when` does not hold; the button is shown then, and says so. */
  why?: string;
  /** Of a change of many: the fields that can be chosen. */
  fields?: string[];
  /** Of a list's toolbar: it works on what the list has, and cannot be done while that is empty. */
  needsRows?: boolean;
  isPrimary?: boolean;
  isDanger?: boolean;
}

interface ScreenBase {
  name: string;
  title: string;
  help?: string;
  entity?: string;
  /** It has the fields that a tenant added to records of the entity, too. */
  isExtensible?: true;
}

export interface ListScreen extends ScreenBase {
  kind: 'list';
  /** What a row is called, e.g. 证书. */
  recordTitle?: string;
  /** Where a row carries what its entity calls it. */
  label?: string;
  load: string;
  /** Rows stand below each other; all of them come at once. */
  tree?: ScreenTree;
  /** Rows link two others: the sides by their fields. */
  link?: Record<string, ScreenSide>;
  /** A role with a narrower reach sees some of the rows alone. */
  isReached?: boolean;
  /** A row may stand for several, which come once it is opened: those with the same values of these fields. */
  gathered?: ScreenGathered;
  sort?: string;
  filters: Record<string, ScreenField>;
  columns: Record<string, ScreenField>;
  toolbar: Record<string, ScreenAction>;
  row: Record<string, ScreenAction>;
  bulk: Record<string, ScreenAction>;
}

/** How rows of a list stand for several. */
export interface ScreenGathered {
  by: string[];
  /** The field that says how many; empty in a row that is one alone. */
  count: string;
  /** The field with what is said of them. */
  title: string;
}

/** One of the two sides that the rows of a list link, and how its records are chosen. */
export interface ScreenSide {
  title: string;
  /** The records stand below each other. */
  isTree?: boolean;
  /** Operation that offers them, for who may not list them. */
  options?: string;
  /** What it tells apart records of one name by. */
  marks?: string;
  /** The list that they are chosen from, and who may. */
  list?: string;
  code?: string | string[];
  /** Conditions that they have to fit. */
  filter?: Record<string, Json>;
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

/** A group of fields; in a form or detail with tabs it stands in one of these, without saying which in the first. */
export interface ScreenGroup {
  title: string;
  help?: string;
  order: number;
  tab?: string;
}

/** A tab of a form or detail: the groups that name it. */
export interface ScreenTab {
  title: string;
  help?: string;
  order: number;
  isHidden?: boolean;
}

export interface FormScreen extends ScreenBase {
  kind: 'form';
  load?: string;
  save: string;
  opens: 'drawer' | 'page';
  groups: Record<string, ScreenGroup>;
  fields: Record<string, ScreenField>;
  /** How many fields stand beside each other at most; two without it. */
  columns?: 1 | 2 | 3;
  tabs?: Record<string, ScreenTab>;
  /** Over a new record the tabs are gone through one by one. */
  isStepped?: boolean;
  /** What is said above a record by the value of a field. */
  notes?: { field: string; texts: Record<string, string> };
  /** Saving says whether it publishes. */
  publication?: FormPublication;
}

/** What a form says and does about publishing its record. */
export interface FormPublication extends Publication {
  /** The state of a new record of which nothing else is said. */
  usual: string;
  /** What the states are called. */
  labels: Record<string, string>;
  /** The call that publishes a record that is stored. */
  way: {
    does: string;
    input: Record<string, Json>;
    codes: string[];
    /** States from which it goes. */
    from: string[];
    /** Over record and user, as the record is stored; `why` is said where it does not hold. */
    when?: Expression;
    why?: string;
  };
}

/** A list of records that refer to the one that a detail shows. */
export interface ScreenSection {
  order: number;
  isHidden?: boolean;
  title: string;
  help?: string;
  /** The list. */
  screen: string;
  /** Its field that refers to the record. */
  by: string;
  /** Nothing is made in the list: its reference to the record is the server's. */
  isReadOnly?: true;
  /** Who sees it. */
  code?: string | string[];
}

export interface DetailScreen extends ScreenBase {
  kind: 'detail';
  load: string;
  /** What of the record names it: the page's title. */
  label?: string;
  opens: 'drawer' | 'page';
  groups: Record<string, ScreenGroup>;
  fields: Record<string, ScreenField>;
  toolbar: Record<string, ScreenAction>;
  /** Below the fields, by name; with tabs in the first. */
  sections?: Record<string, ScreenSection>;
  tabs?: Record<string, DetailTab>;
  /** How far the record has come. */
  progress?: ScreenProgress;
}

/** A tab of a detail: the groups that name it, else a list of what refers to the record, or its history. */
export interface DetailTab extends ScreenTab {
  /** The list. */
  screen?: string;
  /** Its field that refers to the record, or to what the record's field `of` names. */
  by?: string;
  of?: string;
  /** Conditions that the list begins with. */
  filters?: Record<string, Json>;
  /** Nothing is made in the list: its reference to the record is the server's. */
  isReadOnly?: true;
  kind?: 'timeline';
  /** Who sees it. */
  code?: string | string[];
}

/** The states that a record goes through one after the other. */
export interface ScreenProgress {
  /** Holds the state. */
  field: string;
  dict: string;
  path: string[];
  /** By state, the field that has the time at which a record came to it. */
  times: Record<string, string>;
  /** States beside the path: from which of its states a record goes there. */
  branches: Record<string, string[]>;
}

/** What stands on a page: a part made by hand, another screen, or figures of a call. */
export interface ScreenBlock {
  order: number;
  title?: string;
  help?: string;
  part?: string;
  screen?: string;
  /** The call that works figures out, or that lists the records of a calendar. */
  load?: string;
  /** How figures are shown; a number where there are no groups, else a chart. Or records on their days. */
  kind?: 'number' | 'chart' | 'table' | 'calendar';
  chart?: ChartKind;
  /** Of a chart: the group along the axis, and the figures that are drawn. */
  x?: string;
  y?: string[];
  /** Of a calendar: the fields of its records with their first and last day. */
  start?: string;
  end?: string;
  /** Of a calendar: what its records are called by, and where one is opened. */
  label?: string;
  opens?: string;
  /** Of a list: the field that refers to records of a tree, which stands beside it. */
  beside?: string;
  /** That tree. */
  tree?: BlockTree;
  /** Conditions of the call that always hold. */
  filters?: Record<string, Json>;
  /** What a row of the figures has. */
  columns?: Record<string, ScreenField>;
  /** Conditions of the page that the call takes. */
  takes?: string[];
  /** Of twelve; all of them where missing. */
  width?: number;
  /** One of these is enough. */
  code?: string | string[];
  props?: Record<string, Json>;
}

/** A tree beside a list: choosing one of its records narrows the list to it and all below it. */
export interface BlockTree {
  /** What one of its records is called. */
  title: string;
  /** The call that brings all of it. */
  load: string;
  /** One of these is enough to see it. */
  code: string[];
  /** Its fields with the name of a record and the id of the one above. */
  label: string;
  parent: string;
}

/** `ring` is a pie with a hole, `stacked` bars on top of each other. */
export type ChartKind = 'bar' | 'line' | 'pie' | 'ring' | 'row' | 'stacked';

export interface PageScreen extends ScreenBase {
  kind: 'page';
  /** The code of its menu. */
  code?: string;
  /** Conditions that go to every block whose call takes them. */
  filters?: Record<string, ScreenField>;
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
  /** What no form has: the id that says which record a row changes, the version it has, the state it is in, what the server gave it, a field of a record referred to; one that whoever imports may not set; the record that a part is of. */
  role?: 'id' | 'version' | 'state' | 'given' | 'referred' | 'denied' | 'parent';
  minimum?: number;
  maximum?: number;
  /** What the kind has to know besides. */
  props?: Record<string, Json>;
  width: number;
}

/** A sheet of a workbook: the records of an entity, or their parts. */
export interface SheetPlan {
  entity: string;
  title: string;
  /** What the sheet is called, such that Excel takes it and no two of a workbook share it. */
  sheet: string;
  columns: ExcelColumn[];
}

/** The template of an entity and the plan of its reader, with a sheet for each of its parts: `schemas/generated/excel/<entity>.json`. */
export interface ExcelPlan extends SheetPlan {
  parts: SheetPlan[];
}

/** How a run of the generators ended. */
export interface Outcome {
  isGood: boolean;
  /** What to tell whoever started it. */
  text: string;
}
