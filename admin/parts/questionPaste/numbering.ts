import { hanNumber } from '../hanNumber.ts';

/** The numbers that Word counts by itself; they stand in no text. */
export interface Numbering {
  /** What stands before a paragraph: `1. `, `A. `; empty where it is not counted. One without text is passed over. */
  labelOf(paragraph: Element, options: { isEmpty: boolean }): string;
}

interface Level {
  format: string;
  /** With `%1` for the number of the first level. */
  text: string;
  start: number;
}

interface List {
  /** Lists of one kind go on counting where another of it ended. */
  kind: string;
  levels: ReadonlyMap<number, Level>;
  /** Where a list begins anew, by level. */
  restarts: ReadonlyMap<number, number>;
}

/** Reads `word/numbering.xml`, and which styles are counted from `word/styles.xml`. */
export function numberingOf({
  numbering,
  styles,
}: {
  numbering: Document | undefined;
  styles: Document | undefined;
}): Numbering {
  const lists = listsOf(numbering);
  const byStyle = placesByStyle(styles);
  const counts = new Map<string, number[]>();
  const seen = new Set<string>();
  return {
    labelOf(paragraph, { isEmpty }) {
      const place = placeOf({ paragraph, byStyle });
      const list = place && lists.get(place.list);
      const level = place && list?.levels.get(place.level);
      if (!place || !list || !level || isEmpty) return '';
      const count = counts.get(list.kind) ?? [];
      if (!seen.has(place.list)) {
        seen.add(place.list);
        for (const [at, start] of list.restarts) count[at] = start - 1;
      }
      const startOf = (at: number): number => list.restarts.get(at) ?? list.levels.get(at)?.start ?? 1;
      count.length = Math.min(count.length, place.level + 1);
      for (let at = 0; at <= place.level; at++) count[at] ??= startOf(at) - (at === place.level ? 1 : 0);
      count[place.level] = (count[place.level] ?? 0) + 1;
      counts.set(list.kind, count);
      if (level.format === 'bullet' || level.format === 'none') return '';
      const label = level.text.replace(/%(\d)/g, (_match, digit: string) => {
        const at = Number(digit) - 1;
        return written({ value: count[at] ?? startOf(at), format: list.levels.get(at)?.format ?? 'decimal' });
      });
      return label === '' ? '' : `${label} `;
    },
  };
}

interface Place {
  list: string;
  level: number;
}

function listsOf(numbering: Document | undefined): Map<string, List> {
  const kinds = new Map(
    elements(numbering, 'w:abstractNum').map((kind) => [kind.getAttribute('w:abstractNumId') ?? '', levelsOf(kind)]),
  );
  return new Map(
    elements(numbering, 'w:num').map((num): [string, List] => {
      const kind = valueOf(num, 'w:abstractNumId') ?? '';
      const restarts = elements(num, 'w:lvlOverride').flatMap((override): [number, number][] => {
        const start = valueOf(override, 'w:startOverride');
        return start === undefined ? [] : [[Number(override.getAttribute('w:ilvl')), Number(start)]];
      });
      const levels = new Map([...(kinds.get(kind) ?? []), ...levelsOf(num)]);
      return [num.getAttribute('w:numId') ?? '', { kind, levels, restarts: new Map(restarts) }];
    }),
  );
}

function levelsOf(element: Element): Map<number, Level> {
  return new Map(
    elements(element, 'w:lvl').map((level) => [
      Number(level.getAttribute('w:ilvl')),
      {
        format: valueOf(level, 'w:numFmt') ?? 'decimal',
        text: valueOf(level, 'w:lvlText') ?? '',
        start: Number(valueOf(level, 'w:start') ?? 1),
      },
    ]),
  );
}

function placesByStyle(styles: Document | undefined): Map<string, Place> {
  return new Map(
    elements(styles, 'w:style').flatMap((style): [string, Place][] => {
      const place = placeIn(style);
      return place ? [[style.getAttribute('w:styleId') ?? '', place]] : [];
    }),
  );
}

function placeOf({
  paragraph,
  byStyle,
}: {
  paragraph: Element;
  byStyle: ReadonlyMap<string, Place>;
}): Place | undefined {
  const properties = [...paragraph.children].find(({ nodeName }) => nodeName === 'w:pPr');
  if (!properties) return undefined;
  const styled = byStyle.get(valueOf(properties, 'w:pStyle') ?? '');
  return placeIn(properties, styled) ?? styled;
}

/** List 0 takes a paragraph out of that of its style. */
function placeIn(element: Element, styled?: Place): Place | undefined {
  const [number] = elements(element, 'w:numPr');
  if (!number) return undefined;
  const level = valueOf(number, 'w:ilvl');
  return {
    list: valueOf(number, 'w:numId') ?? styled?.list ?? '',
    level: level === undefined ? (styled?.level ?? 0) : Number(level),
  };
}

function elements(root: Document | Element | undefined, name: string): Element[] {
  return [...(root?.getElementsByTagName(name) ?? [])];
}

function valueOf(element: Element, name: string): string | undefined {
  return element.getElementsByTagName(name)[0]?.getAttribute('w:val') ?? undefined;
}

function written({ value, format }: { value: number; format: string }): string {
  if (format === 'upperLetter' || format === 'lowerLetter') {
    const letter = String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
    return format === 'upperLetter' ? letter : letter.toLowerCase();
  }
  if (/^(?:chinese|japanese|taiwanese|ideograph)/.test(format) && value < 100) return hanNumber(value);
  if (format === 'decimalEnclosedCircle' && value <= 20) return String.fromCharCode(0x245f + value);
  if (format === 'decimalFullWidth')
    return String(value).replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? digit);
  return String(value);
}
