import type { ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { inOrder } from '../records.ts';

/** What a person changed of a list's columns; kept on the server. */
export interface ColumnSetting {
  order?: number;
  width?: number;
  isHidden?: boolean;
}

export type ColumnSettings = Readonly<Record<string, ColumnSetting>>;

/** One column as it is shown. */
export interface ShownColumn {
  name: string;
  field: ScreenField;
  isHidden: boolean;
  width: number;
}

/** All columns in the person's order, hidden ones too. Settings of columns that no longer exist are ignored. */
export function arrange({
  columns,
  settings,
}: {
  columns: Readonly<Record<string, ScreenField>>;
  settings: ColumnSettings;
}): ShownColumn[] {
  const own = inOrder(columns).map(([name, field], index) => ({
    name,
    field,
    place: settings[name]?.order ?? index,
    index,
  }));
  return own
    .sort((one, other) => one.place - other.place || one.index - other.index)
    .map(({ name, field }) => ({
      name,
      field,
      isHidden: settings[name]?.isHidden ?? field.isHidden ?? false,
      width: settings[name]?.width ?? field.width ?? kindNamed(field.kind).width,
    }));
}

/** The settings after a column was moved by one place. */
export function move({
  columns,
  settings,
  name,
  step,
}: {
  columns: readonly ShownColumn[];
  settings: ColumnSettings;
  name: string;
  step: -1 | 1;
}): ColumnSettings {
  const names = columns.map((column) => column.name);
  const from = names.indexOf(name);
  const to = from + step;
  const other = names[to];
  if (from < 0 || other === undefined) return settings;
  names[from] = other;
  names[to] = name;
  return names.reduce((next, column, order) => change({ settings: next, name: column, to: { order } }), settings);
}

/** The settings with one column changed. */
export function change({
  settings,
  name,
  to,
}: {
  settings: ColumnSettings;
  name: string;
  to: ColumnSetting;
}): ColumnSettings {
  return { ...settings, [name]: { ...settings[name], ...to } };
}
