import type { FieldKind, Property } from './formats.ts';

/** A text longer than this is edited in a box of several lines. */
const longestLine = 200;

/** What kind of field a property is: how it is stored, edited and shown. */
export function kindOf(property: Property): FieldKind {
  const widget = property['x-widget'];
  if (widget === 'json') return 'json';
  switch (property.type) {
    case 'array':
      return kindOfArray(property);
    case 'object':
      return 'json';
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return property.type;
    default:
      return kindOfText(property);
  }
}

/** The dictionary a field takes its values from, whether one value or several. */
export function dictionaryOf(property: Property): string | undefined {
  return property['x-dict'] ?? property.items?.['x-dict'];
}

/** Whether a field of this kind is written in words of a person's own. */
export function isText(kind: FieldKind): boolean {
  return kind === 'text' || kind === 'longText' || kind === 'richText';
}

function kindOfArray(property: Property): FieldKind {
  if (dictionaryOf(property)) return 'dictList';
  return property.items?.type === 'object' ? 'list' : 'tags';
}

function kindOfText(property: Property): FieldKind {
  switch (property['x-widget']) {
    case 'textarea':
      return 'longText';
    case 'richText':
    case 'image':
    case 'file':
    case 'password':
      return property['x-widget'];
    default:
  }
  if (property['x-dict']) return 'dict';
  if (property['x-ref']) return 'ref';
  if (property.format === 'date') return 'date';
  if (property.format === 'date-time') return 'dateTime';
  return !property.format && (property.maxLength ?? 0) > longestLine ? 'longText' : 'text';
}
