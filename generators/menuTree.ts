import { stepsButton, stepWords } from './steps.ts';
import { usualButtons, engineVerbOf, impliedCodes } from './verbs.ts';
import type { CatalogueSource } from './files.ts';
import type { Json } from './formats.ts';

/** A module, group or menu as its file has it, or with what follows filled in. */
type Node = { [word: string]: Json };

/** An entity, or a page of blocks, that stands at a code of the tree. */
interface Resident {
  name: string;
  title: string;
  code: string;
  /** What its menu opens; undefined where there is no list of its records. */
  page: string | undefined;
  /** What its buttons are called, by the ends of their codes. */
  buttons: Record<string, string>;
}

/**
 * The files with the tree of modules as it comes to: a menu of an entity has its page and a button for each code that the
 * entity's verbs imply, that of a page of blocks the page; where the tree lacks the menu of such a code altogether, it
 * stands in the group of that code. What is written stays.
 */
export function withImpliedMenus(sources: readonly CatalogueSource[]): CatalogueSource[] {
  const residents = sources.flatMap((source) =>
    source.meta === 'entity' ? entityAt(source) : source.meta === 'screen' ? pageAt(source) : [],
  );
  return sources.map((source) => {
    if (source.meta !== 'modules') return source;
    const { $schema, ...tree } = source.content;
    return {
      ...source,
      content: { ...($schema && { $schema }), ...completed({ nodes: tree, residents, isRoot: true }) },
    };
  });
}

function entityAt({ name, content }: CatalogueSource): Resident[] {
  const { code } = content['x-entity'] as { code?: string };
  if (code === undefined) return [];
  const operations = Object.entries((content['x-operations'] ?? {}) as Record<string, Node>).map(([verb, words]) => ({
    words,
    verb: engineVerbOf({ verb, does: String(words['does'] ?? verb) }),
  }));
  const { list } = (content['x-screens'] ?? {}) as { list?: { title?: string } };
  const implied = operations.filter(({ words }) => words['code'] === undefined && words['access'] === undefined);
  return [
    {
      name,
      title: list?.title ?? `${String(content['title'])}管理`,
      code,
      page: operations.some(({ verb }) => verb === 'list' || verb === 'tree') ? `${name}.list` : undefined,
      buttons: {
        ...stepButtons({ content, code }),
        ...Object.fromEntries(
          implied
            .flatMap(({ verb }) => impliedCodes({ menuCode: '', verb }))
            .flatMap((suffix) => (suffix === '' ? [] : [[suffix, usualButtons[suffix] ?? '']])),
        ),
      },
    },
  ];
}

function pageAt({ name, content: { kind, code, title } }: CatalogueSource): Resident[] {
  if (kind !== 'page' || typeof code !== 'string' || typeof title !== 'string') return [];
  return [{ name: name.replace(/\.page$/, ''), title, code, page: name, buttons: {} }];
}

/** A step has the button of its own code, called as it is, where that stands below the menu's; the others share one. */
function stepButtons({ content, code }: { content: CatalogueSource['content']; code: string }): Record<string, string> {
  const buttons = Object.values(stepWords(content)).flatMap(({ title, code: own, who }): [string, string][] => {
    if (own === undefined) return who === undefined ? [[stepsButton.suffix, stepsButton.label]] : [];
    return [own].flat().flatMap((each): [string, string][] => {
      const suffix = each.startsWith(code) ? each.slice(code.length) : '';
      return /^\.\d+$/.test(suffix) && !(suffix in usualButtons) ? [[suffix, title]] : [];
    });
  });
  return Object.fromEntries(buttons.toReversed());
}

interface Nodes {
  nodes: Node;
  residents: readonly Resident[];
  isRoot?: boolean;
}

function completed({ nodes, residents, isRoot = false }: Nodes): Node {
  return Object.fromEntries(
    Object.entries(nodes).map(([code, node]) => [
      code,
      isMap(node) ? completedNode({ code, node, residents, isRoot }) : node,
    ]),
  );
}

/** Its words in the order in which the generated tree has always had them. */
function completedNode({
  code,
  node,
  residents,
  isRoot,
}: {
  code: string;
  node: Node;
  residents: readonly Resident[];
  isRoot: boolean;
}): Node {
  const { label, platform, icon, tabOf, order, kind, planned, isNewTagged, route, screen, start, ...rest } = node;
  const { children, buttons, ...others } = rest;
  const here = residents.filter((resident) => resident.code === code);
  const page = screen ?? (planned ? undefined : pageOf(here));
  const owner = here.find((resident) => page !== undefined && resident.page === page);
  const groupChildren = { ...missing({ code, node, residents }), ...(isMap(children) ? children : {}) };
  const allButtons = isMap(buttons) || here.length > 0 ? buttonsOf({ code, written: buttons, here }) : {};
  return Object.fromEntries(
    Object.entries({
      label: label ?? owner?.title,
      platform,
      icon,
      tabOf,
      order: order ?? (isRoot ? undefined : placeOf(code)),
      kind,
      planned,
      isNewTagged,
      route: route ?? (owner && `/${owner.name}`),
      screen: page,
      start,
      ...others,
      ...(Object.keys(groupChildren).length > 0 && {
        children: isMap(children) || children === undefined ? completed({ nodes: groupChildren, residents }) : children,
      }),
      ...(Object.keys(allButtons).length > 0 && { buttons: allButtons }),
    }).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

/** What the one that can be opened opens; of several somebody has to say which. */
function pageOf(here: readonly Resident[]): string | undefined {
  const [first, ...others] = here.flatMap(({ page }) => page ?? []);
  return others.length === 0 ? first : undefined;
}

/** The menus that a group lacks: each has the code of an entity with a list, or of a page. */
function missing({ code, node, residents }: { code: string; node: Node; residents: readonly Resident[] }): Node {
  const { children = {}, screen, planned } = node;
  const isGroup = screen === undefined && planned !== true && residents.every((resident) => resident.code !== code);
  if (!isGroup) return {};
  const absent = residents.filter(
    (resident) => resident.page !== undefined && resident.code.replace(/\.\d+$/, '') === code && resident.code !== code,
  );
  return Object.fromEntries(absent.filter((one) => !(one.code in (children as Node))).map((one) => [one.code, {}]));
}

function buttonsOf({
  code,
  written,
  here,
}: {
  code: string;
  written: Json | undefined;
  here: readonly Resident[];
}): Node {
  const own = isMap(written) ? written : {};
  const implied: Record<string, string> = Object.assign({}, ...here.map((resident) => resident.buttons));
  const all = [...new Set([...Object.keys(implied).map((suffix) => code + suffix), ...Object.keys(own)])].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
  return Object.fromEntries(
    all.map((each) => {
      const words = own[each];
      const suffix = each.slice(code.length);
      const label = implied[suffix] ?? usualButtons[suffix];
      return [each, isMap(words ?? {}) ? { ...(label && { label }), ...(words as Node | undefined) } : (words ?? {})];
    }),
  );
}

/** The number at the end of a code. */
function placeOf(code: string): number {
  return Number(/\d+$/.exec(code)?.[0] ?? 0);
}

function isMap(value: Json | undefined): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
