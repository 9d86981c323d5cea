import { call } from '#runtime/core/call.ts';
import type { HasCode } from '#runtime/core/codes.ts';
import { loadArea } from '#runtime/core/operations/table.ts';
import { inOrder } from '#runtime/screen/records.ts';
import { loadScreen } from '#runtime/screen/screens.ts';
import { doParameter } from '#runtime/screen/list/useWantedAction.ts';
import { accountParts } from '../account/parts.ts';
import { texts } from '../texts.ts';
import type { Menu, MenuGroup } from '../shell/menus.ts';
import { recordRoute } from '../shell/recordRoute.ts';

/** Somewhere to go. */
export interface Entry {
  key: string;
  /** What is looked in and shown. */
  text: string;
  /** Shown small beside it. */
  note: string;
  /** Looked in as well: the entry of the menu that a page is a tab of. */
  also?: string | undefined;
  route: string;
}

/** The pages of the menu. */
export function pageEntries(groups: readonly MenuGroup[]): Entry[] {
  return groups.flatMap((group) =>
    group.menus.map(({ code, label, tabOf, route }) => ({
      key: `page ${code}`,
      text: label,
      note: tabOf ?? group.label,
      also: tabOf,
      route,
    })),
  );
}

/** What one sets of one's own account, each a part of its page. */
export const accountEntries: readonly Entry[] = accountParts.map(({ id, title }) => ({
  key: `account ${id}`,
  text: title,
  note: texts.accountSettings,
  route: `/account#${id}`,
}));

/** What can be begun from the lists: 新增试题, 导入 … as each list offers it. A list that does not load offers nothing. */
export async function actionEntries({
  menus,
  has,
  tenantId,
}: {
  menus: readonly Menu[];
  has: HasCode;
  tenantId: string;
}): Promise<Entry[]> {
  const loaded = await Promise.allSettled(
    menus.map(async (menu) => ({ menu, ...(await loadScreen({ name: menu.screen, tenantId })) })),
  );
  return loaded.flatMap((result) => {
    if (result.status === 'rejected' || result.value.screen.kind !== 'list') return [];
    const { menu, screen } = result.value;
    return inOrder(screen.toolbar).flatMap(([name, { title, code, isPrimary }]) =>
      has(code)
        ? [
            {
              key: `action ${menu.code} ${name}`,
              text: isPrimary ? title : `${title}${texts.of}${screen.recordTitle ?? menu.label}`,
              note: menu.label,
              route: `${menu.route}?${doParameter}=${name}`,
            },
          ]
        : [],
    );
  });
}

interface Place {
  menus: readonly Menu[];
  has: HasCode;
}

interface Named {
  entity: string;
  entityTitle: string;
  id: string;
  label: string | null;
}

/** Records by keyword. @throws CallError */
export async function recordEntries({
  menus,
  has,
  keyword,
  signal,
}: Place & { keyword: string; signal: AbortSignal }): Promise<Entry[]> {
  const { rows } = await call('home.search', { keyword }, { isQuiet: true, signal });
  return await entriesOf({ menus, has, rows: rows as unknown as Named[] });
}

/** Records opened or changed last, each once. @throws CallError */
export async function recentEntries({
  menus,
  has,
  opened,
  signal,
}: Place & { opened: readonly { entity: string; id: string }[]; signal: AbortSignal }): Promise<Entry[]> {
  const reply = await call('home.recent', { opened: [...opened] }, { isQuiet: true, signal });
  const rows = [...reply.opened, ...reply.changed] as unknown as Named[];
  const entries = await entriesOf({ menus, has, rows });
  return entries.filter(({ key }, index) => entries.findIndex((other) => other.key === key) === index).slice(0, 8);
}

async function entriesOf({ menus, has, rows }: Place & { rows: readonly Named[] }): Promise<Entry[]> {
  await Promise.all(rows.map(({ entity }) => loadArea(entity)));
  return rows.flatMap(({ entity, entityTitle, id, label }) => {
    const text = label ?? id;
    const route = recordRoute({ menus, has, entity, id, label: text });
    return route ? [{ key: `record ${entity} ${id}`, text, note: entityTitle, route }] : [];
  });
}
