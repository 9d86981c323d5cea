import type { CatalogueSource } from '../files.ts';
import type { Json } from '../formats.ts';
import { menusOf } from '../menus.ts';
import type { Problem } from '../problem.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';

/** What is wrong with the tree of modules: icons, addresses, codes. */
export function checkModules({
  source: { file, content },
  known,
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  const codes = new Map<string, string>();
  return [
    ...checkNodes({ file, nodes: content, pointer: '', parent: '', codes, known }),
    ...checkRoutes({ file, content }),
  ];
}

interface Nodes {
  file: string;
  nodes: Json;
  pointer: string;
  parent: string;
  /** Where each code stands. */
  codes: Map<string, string>;
  known: Known;
}

function checkNodes({ file, nodes, pointer, parent, codes, known }: Nodes): Problem[] {
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
      ...(typeof icon === 'string' && icons && !icons.has(icon)
        ? [
            {
              file,
              pointer: `${here}/icon`,
              reason: `没有图标“${icon}”${suggestion({ name: icon, among: icons })}；可用的在 admin/shell 的 icons.ts 和 moreIcons.ts 中`,
            },
          ]
        : []),
      ...(planned !== true && (route === undefined) !== (screen === undefined)
        ? [{ file, pointer: here, reason: '菜单要同时写 route（地址）和 screen（页面）' }]
        : []),
      ...checkNodes({ file, nodes: children, pointer: `${here}/children`, parent: code, codes, known }),
      ...checkNodes({ file, nodes: buttons, pointer: `${here}/buttons`, parent: code, codes, known }),
    ];
  });
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

/** Pages of the admin that no menu leads to (`admin/shell`). */
const ofAdmin = new Set(['/login', '/home', '/account']);

function isMap(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
