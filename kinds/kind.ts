/**
 * What everybody may know of a kind of field: generators, server and browser. Pure and small, as browsers load it for
 * all kinds at once. What only generators and server need is a `DataKind`, what only screens need is in `reads`
 * and `edits`.
 */
export interface Kind {
  /** Kinds of one family show and edit the same stored values, so an overlay may take one for another. */
  family: 'string' | 'number' | 'truth' | 'time' | 'clock' | 'strings' | 'objects' | 'anything';
  /** What a field of a screen has to name besides its title. */
  needs?: 'dict' | 'ref' | 'items';
  /** It stands for a record of another entity, whose label comes with it. */
  isReference?: true;
  /** Stored as HTML, which the server cleans and no other kind may show or edit. */
  isMarkup?: true;
  /** Never shown, copied or kept in a draft. */
  isSecret?: true;
  /** An entry of it has fields of its own. */
  isNested?: true;
  /** Pixels of a column of which the screen says none, as inside a list of entries. */
  width: number;
  /** Where a column's values stand. */
  align: 'left' | 'right';
  /** It takes a whole line of a form. */
  isWide: boolean;
  /** Edited by several elements: no label can point at one. */
  isCompound?: true;
  /** A value is chosen (请选择), not filled in (请填写). */
  isChosen: boolean;
  codec: Codec;
  /** Where the field has several values (`isMany`). */
  manyCodec?: Codec;
  /** Why what stands in the widget cannot be read at all, in Chinese; the validator says the rest. */
  misread?(value: unknown): string | undefined;
  /** What a list asks for its conditions with. */
  filter: FilterWidget;
}

/** text: a text; truth: yes or no; choice: codes of a dictionary; reference: records; numbers, days, times of day: from and to. */
export type FilterWidget = 'text' | 'truth' | 'choice' | 'reference' | 'numbers' | 'days' | 'times';

/** Between a record and a form's widget. */
export interface Codec {
  /** A value of a record as the widget wants it. */
  fromWire(value: unknown, entry: EntryCodecs): unknown;
  /** The widget's value as it is sent; undefined is empty. */
  toWire(value: unknown, entry: EntryCodecs): unknown;
  /** What is sent to clear a value that was there. */
  cleared: null | readonly never[];
}

/** The codec of one field, which knows what the field's entries are made of. */
export interface FieldCodec extends Pick<Codec, 'cleared'> {
  fromWire(value: unknown): unknown;
  toWire(value: unknown): unknown;
}

/** Of a kind whose entries have fields of their own (`isNested`): those fields by name. */
export type EntryCodecs = Readonly<Record<string, { codec: FieldCodec; isReference: boolean; isReadOnly: boolean }>>;
