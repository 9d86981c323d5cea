import type { CatalogueSource } from '../files.ts';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { CodeNames } from './codeNames.ts';
import { iconReasons } from './icons.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';

/** What a screen names and code does not draw: icons of buttons, and parts. Of an entity, what it says of its list. */
export function checkDrawn({
  source: { file, meta, content },
  known: { code },
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  const [pointer, screen] =
    meta === 'screen'
      ? ['', content]
      : ['/x-screens/list', (content['x-screens'] as Named | undefined)?.['list'] ?? {}];
  const at = (below: string, reasons: string[]): Problem[] =>
    reasons.map((reason) => ({ file, pointer: `${pointer}${below}`, reason }));
  const named = (place: string) =>
    Object.entries((screen as Named)[place] ?? {}).flatMap(([name, entry]): [string, Named][] =>
      isNamed(entry) ? [[`/${place}/${name}`, entry]] : [],
    );
  const partsAt = (entries: [string, Named][], kind: Kind): Problem[] =>
    entries.flatMap(([below, { part }]) => at(`${below}/part`, partReasons({ part, kind, code })));
  const buttons = ['toolbar', 'row', 'bulk'].flatMap(named);
  return [
    ...buttons.flatMap(([below, { icon }]) => at(`${below}/icon`, iconReasons({ icon, icons: code.actionIcons }))),
    ...partsAt(buttons, 'action'),
    ...partsAt(named('blocks'), 'block'),
    ...partsAt(['columns', 'filters', 'fields'].flatMap(named), 'field'),
  ];
}

type Named = Record<string, Json>;
type Kind = keyof NonNullable<CodeNames['parts']>;

/** Columns of an entity's list are names, and null takes an entry away. */
function isNamed(entry: Json): entry is Named {
  return entry !== null && typeof entry === 'object' && !Array.isArray(entry);
}

/** Why a part is none that code draws there. */
export function partReasons({
  part,
  kind,
  code: { parts },
}: {
  part: Json | undefined;
  kind: Kind;
  code: CodeNames;
}): string[] {
  if (typeof part !== 'string' || !parts || parts[kind].has(part)) return [];
  const other = (Object.keys(usedAs) as Kind[]).find((each) => parts[each].has(part));
  return [
    other === undefined
      ? `没有组件“${part}”${suggestion({ name: part, among: parts[kind] })}；全部组件见 docs/catalogue.md 的“组件”`
      : `组件“${part}”是${usedAs[other]}的，不能用作${usedAs[kind]}的`,
  ];
}

const usedAs: Readonly<Record<Kind, string>> = { field: '字段', action: '按钮', block: '块' };
