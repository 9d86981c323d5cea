import { Suspense } from 'react';
import { Input } from 'antd';
import type { FieldKind, Json, ScreenField } from '#generators/formats.ts';
import { codecOf } from '#kinds/codec.ts';
import { edits } from '#kinds/screen/edits.ts';
import type { ArrangedScreen } from '#runtime/core/screens/settings/maps.ts';
import { useLookups } from '../lookups.ts';
import { Line } from './Line.tsx';
import { texts } from './texts.ts';

export interface DefaultEditProps {
  id: string;
  screen: ArrangedScreen;
  /** Of the field. */
  name: string;
  onChange(value: Json | undefined): void;
}

/** Kinds whose value means the same in every new record. */
const offered: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'longText',
  'integer',
  'number',
  'percent',
  'money',
  'boolean',
  'date',
  'dateTime',
  'time',
  'dict',
  'dictList',
  'ref',
  'refList',
  'color',
  'tags',
]);

/** What a new record begins with, by the field's own widget. */
export function DefaultEdit({ id, screen, name, onChange }: DefaultEditProps) {
  const field = screen.kind === 'form' ? screen.fields[name] : undefined;
  const lookups = useLookups(field ? { [name]: field } : noFields);
  const Edit = field && edits[field.kind];
  const isOffered =
    field && offered.has(field.kind) && !field.part && !field.schemaOf && !field.pinOf && !field.isReadOnly;
  if (!Edit || !isOffered) return null;
  const codec = codecOf(field);
  return (
    <Line id={id} label={texts.default}>
      <Suspense fallback={<Input disabled />}>
        <Edit
          id={id}
          name={name}
          field={field}
          value={codec.fromWire(field.default)}
          onChange={(value) => onChange(codec.toWire(value) as Json | undefined)}
          isReadOnly={false}
          isInvalid={false}
          record={noRecord}
          lookups={lookups}
        />
      </Suspense>
    </Line>
  );
}

const noFields: Readonly<Record<string, ScreenField>> = {};
const noRecord = {};
