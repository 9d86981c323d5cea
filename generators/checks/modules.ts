import type { CatalogueSource } from '../files.ts';
import type { Json, Property } from '../formats.ts';
import { fieldProblem } from './entityPlace.ts';
import { menusOf } from '../menus.ts';
import type { Problem } from '../problem.ts';
import { firstReserved, usualButtons } from '../verbs.ts';
import { isListed, type Known } from './known.ts';
import { iconReasons } from './icons.ts';
import { suggestion } from './suggestion.ts';
import { conditionProblem } from './values.ts';

/** What is wrong with the tree of modules, with what follows from the entities filled in: icons, addresses, codes. */
export function checkModules({
  source: { file, content },
  known,
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  const codes = new Map<string, string>();
  return [
    ...checkNodes({ file, nodes: content, pointer: '', parent: '', areButtons: false, codes, known }),
    ...checkRoutes({ file, content }),
    ...checkIcons({ file, content }),
    ...checkTabs({ file, content }),
  ];
}

interface Nodes {
  file: string;
  nodes: Json;
  pointer: string;
  parent: string;
  areButtons: boolean;
  /** Where each code stands. */
  codes: Map<string, string>;
  known: Known;
}

function checkNodes({ file, nodes, pointer, parent, areButtons, codes, known }: Nodes): Problem[] {
  if (!isMap(nodes)) return [];
  return Object.entries(nodes).flatMap(([code, node]) => {
    if (!isMap(node)) return [];
    const here = `${pointer}/${code}`;
    const { icon, route, screen, planned, children = {}, buttons = {} } = node;
    const icons = known.code.icons;
    const other = codes.get(code);
    codes.set(code, here);
    return [
      ...(other === undefined ? [] : [{ file, pointer: here, reason: `编码“${code}”已经用在 ${other}` }]),
      ...(parent === '' || code.startsWith(`${parent}-`) || code.startsWith(`${parent}.`)
        ? []
        : [{ file, pointer: here, reason: `编码应以上级的“${parent}”开头，角色的权限按编码包含下级` }]),
      ...(areButtons ? buttonReasons({ code, node }) : menuReasons({ code, node, known })).map((reason) => ({
        file,
        pointer: here,
        reason,
      })),
      ...startProblems({ file, pointer: `${here}/start`, node, known }),
      ...iconReasons({ icon, icons }).map((reason) => ({ file, pointer: `${here}/icon`, reason })),
      ...(planned !== true && (route === undefined) !== (screen === undefined)
        ? [{ file, pointer: here, reason: '菜单要同时写 route（地址）和 screen（页面）' }]
        : []),
      ...checkNodes({
        file,
        nodes: children,
        pointer: `${here}/children`,
        parent: code,
        areButtons: false,
        codes,
        known,
      }),
      ...checkNodes({ file, nodes: buttons, pointer: `${here}/buttons`, parent: code, areButtons: true, codes, known }),
    ];
  });
}

/** A name, and numbers that no verb will ever take. */
function buttonReasons({ code, node: { label } }: { code: string; node: { [word: string]: Json } }): string[] {
  return [
    ...(label === undefined ? ['没有名称：请写上 label，只有 1 到 8 的按钮有通常的名称'] : []),
    ...(Number(/\d+$/.exec(code)?.[0]) >= firstReserved && !Object.hasOwn(usualButtons, /\.\d+$/.exec(code)?.[0] ?? '')
      ? [`按钮的编号从 ${firstReserved} 起留给以后的操作，自己的按钮用 9 到 ${firstReserved - 1}`]
      : []),
  ];
}

/** A name and, for a menu, something to open. */
function menuReasons({
  code,
  node: { label, screen, planned, children },
  known,
}: {
  code: string;
  node: { [word: string]: Json };
  known: Known;
}): string[] {
  const isMenu = /\.\d+$/.test(code) && planned !== true && children === undefined;
  const residents = [...known.entities].filter(
    ([, content]) => (content['x-entity'] as { code?: string }).code === code,
  );
  const listed = residents.filter(([, content]) => isListed(content));
  const [page] = [...known.pages].find(([, content]) => content['code'] === code) ?? [];
  if (isMenu && screen === undefined && residents.length === 0)
    return [`菜单没有页面：请写上 route 和 screen；没有哪个实体的 x-entity.code 是“${code}”，是不是实体中写错了`];
  // That several would be opened is said at the code of the second.
  if (label === undefined && isMenu && screen === undefined && listed.length > 1) return [];
  if (label === undefined && isMenu && screen === undefined && page !== undefined && listed.length > 0)
    return [
      `页面 ${page} 和实体 ${listed[0]?.[0]} 用了同一个编码“${code}”，不知道菜单打开哪一个：给页面另一个编码，或在这里写上 label、route 和 screen`,
    ];
  return label === undefined ? ['没有名称：请写上 label，只有一个实体的列表打开的菜单有通常的名称'] : [];
}

/** The first step at a menu is done there, by records that an organisation may have. */
function startProblems({
  file,
  pointer,
  node: { start, screen, planned },
  known,
}: {
  file: string;
  pointer: string;
  node: { [word: string]: Json };
  known: Known;
}): Problem[] {
  if (!isMap(start)) return [];
  const at = (below: string, reason: string): Problem => ({ file, pointer: `${pointer}${below}`, reason });
  const { entity, filters, least } = start;
  const name = typeof entity === 'string' ? entity : '';
  const content = known.entities.get(name);
  if (!content) return [at('/entity', `没有实体“${name}”${suggestion({ name, among: known.entities.keys() })}`)];
  const { scope, singleton } = content['x-entity'] as Record<string, Json>;
  const properties = content['properties'] as Record<string, Property>;
  return [
    ...(planned === true
      ? [at('', '这个菜单还没有做（planned），第一步没有地方去做：请先去掉 start')]
      : screen === undefined
        ? [at('', '这里没有页面，第一步没有地方去做：start 只能写在打开页面的菜单上')]
        : []),
    ...(scope === 'platform'
      ? [
          at(
            '/entity',
            `“${String(content['title'])}”是平台的数据（scope: platform），不是一个机构自己的，看不出机构做好了没有`,
          ),
        ]
      : []),
    ...(singleton === true && Number(least ?? 1) > 1
      ? [at('/least', `“${String(content['title'])}”每个机构只有一条（singleton），这一步永远做不完：去掉 least`)]
      : []),
    ...Object.entries(isMap(filters) ? filters : {}).flatMap(([field, value]) => {
      const property = properties[field];
      const reason = property
        ? conditionProblem({ name: field, value, property, known })
        : fieldProblem({ field, properties });
      return reason === undefined ? [] : [at(`/filters/${field}`, reason)];
    }),
  ];
}

/** Two pages at one address: only one would be reached. */
function checkRoutes({ file, content }: { file: string; content: Json }): Problem[] {
  const seen = new Map<string, string>();
  return menusOf(content).flatMap(({ route, label, pointer }) => {
    const other = seen.get(route);
    seen.set(route, label);
    const at = (reason: string): Problem => ({ file, pointer: `${pointer}/route`, reason });
    if (!/^(?:\/[A-Za-z0-9_-]+)+$/.test(route)) return [at('地址只能由 / 和英文字母、数字、连字符组成，如 /cert')];
    if (ofAdmin.has(route)) return [at(`地址 ${route} 是系统自己的，请换一个`)];
    return other === undefined
      ? []
      : [{ file, pointer: `${pointer}/route`, reason: `地址 ${route} 已经是“${other}”的` }];
  });
}

/** A group or a menu, and the nodes that it stands among. */
interface Shown {
  pointer: string;
  node: { [word: string]: Json };
  beside: readonly { [word: string]: Json }[];
}

/** What the side menu shows: groups and their menus, without the modules above them and what is only planned. */
function shownNodes(content: Json): Shown[] {
  const below = ({ nodes, pointer }: { nodes: Json; pointer: string }): Shown[] => {
    const shown = Object.entries(isMap(nodes) ? nodes : {}).flatMap(([code, node]) =>
      isMap(node) && node['planned'] !== true ? [{ code, node }] : [],
    );
    return shown.flatMap(({ code, node }) => [
      {
        pointer: `${pointer}/${code}`,
        node,
        beside: shown.flatMap((other) => (other.node === node ? [] : [other.node])),
      },
      ...below({ nodes: node['children'] ?? {}, pointer: `${pointer}/${code}/children` }),
    ]);
  };
  const modules = Object.entries(isMap(content) ? content : {});
  return modules.flatMap(([code, node]) =>
    isMap(node) ? below({ nodes: node['children'] ?? {}, pointer: `/${code}/children` }) : [],
  );
}

/** An icon twice: in the folded menu nothing tells the two apart. */
function checkIcons({ file, content }: { file: string; content: Json }): Problem[] {
  const seen = new Map([[iconOfHome, '首页']]);
  return shownNodes(content).flatMap(({ pointer, node: { icon, label } }) => {
    if (typeof icon !== 'string') return [];
    const other = seen.get(icon);
    seen.set(icon, String(label));
    if (other === undefined) return [];
    return [
      { file, pointer: `${pointer}/icon`, reason: `图标“${icon}”已经是“${other}”的，菜单收起时分不出来：请换一个` },
    ];
  });
}

/** The home page's, which is no menu (`admin/shell/SideMenu.tsx`). */
const iconOfHome = 'Dashboard';

/** Tabs stand at menus with a page, at least two together, under a name that no other menu beside them has. */
function checkTabs({ file, content }: { file: string; content: Json }): Problem[] {
  return shownNodes(content).flatMap(({ pointer, node: { tabOf, screen }, beside }) => {
    if (typeof tabOf !== 'string') return [];
    const at = (reason: string): Problem[] => [{ file, pointer: `${pointer}/tabOf`, reason }];
    if (screen === undefined) return at('tabOf 只能写在有页面的菜单上：分组没有页面');
    const others = new Set(beside.flatMap((node) => (typeof node['tabOf'] === 'string' ? [node['tabOf']] : [])));
    if (!others.has(tabOf))
      return at(
        `同一组中没有别的菜单写着“${tabOf}”，一个标签不用合并${suggestion({ name: tabOf, among: others })}：写在要合在一起的每一个菜单上，或去掉这个词`,
      );
    return beside.some((node) => node['label'] === tabOf && node['tabOf'] !== tabOf)
      ? at(`同一组中已经有菜单叫“${tabOf}”，入口请换一个名称`)
      : [];
  });
}

/** Pages of the admin that no menu leads to (`admin/shell`). */
const ofAdmin = new Set(['/login', '/home', '/account']);

function isMap(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
