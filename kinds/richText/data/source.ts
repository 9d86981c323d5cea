import type { Converted } from '../../data/cell.ts';
import { fromCell, markupOf, textOf } from './cellText.ts';
import { pictureOf } from './picture.ts';
import { hasBrokenTabular, tabularsOf } from './tabular.ts';

interface Piece {
  start: number;
  end: number;
  html: string;
}

const markdownPicture = /!\[([^\]\n]*)\]\(\s*<?([^\s)>]+)>?(?:\s+["'][^"')]*["'])?\s*\)/g;

/** Whether a text holds the source of a table or of a picture. */
export function hasSource(text: string): boolean {
  return /\\(?:begin|end)\{tabular\}|!\[[^\]\n]*\]\(/.test(text);
}

const embedded = /(<img\b[^>]*?\bsrc=")(data:[^"]+)(?=")/gi;

/**
 * The text of a cell as rich text, in which tables of LaTeX and pictures of Markdown have become tables and pictures.
 * `owner` keeps the pictures of one tenant apart from another's.
 */
export function fromSource({ text, owner }: { text: string; owner: string }): Converted {
  const converted: Converted = { html: fromCell(text), notes: [], pictures: [] };
  const markup = markupOf(text);
  const isSource = hasSource(text);
  if (!isSource && (markup === undefined || !embedded.test(text))) return converted;
  embedded.lastIndex = 0;
  const keep = (address: string): string => {
    const picture = pictureOf({ address, owner });
    if (picture) converted.pictures.push(picture);
    return picture?.url ?? address;
  };
  const source = markup?.replace(embedded, (_match, before: string, address: string) => before + keep(address)) ?? text;
  if (hasBrokenTabular(source))
    converted.notes.push('表格源码不完整（\\begin{tabular} 与 \\end{tabular} 不成对），按原文保留');
  const tables: Piece[] = tabularsOf({ text: source, ...(markup !== undefined && { plain: textOf }) });
  const pictures = [...source.matchAll(markdownPicture)].flatMap(
    ({ 0: whole, 1: alt = '', 2: address = '', index }): Piece[] => {
      if (tables.some(({ start, end }) => index >= start && index < end)) return [];
      const { html, note } = pictureFrom({ alt, address: keep(address) });
      if (note) converted.notes.push(note);
      return [{ start: index, end: index + whole.length, html }];
    },
  );
  return {
    ...converted,
    html: joined({
      text: source,
      isMarkup: markup !== undefined,
      pieces: [...tables, ...pictures].sort((a, b) => a.start - b.start),
    }),
  };
}

function pictureFrom({ alt, address }: { alt: string; address: string }): { html: string; note?: string } {
  if (/^\/api\/file\/\w+$/.test(address)) return { html: imageHtml({ address, alt }) };
  if (address.startsWith('https://'))
    return {
      html: imageHtml({ address, alt }),
      note: `图片 ${shortened(address)} 在别的网站上，没有保存到系统；该网站停用后将无法显示，请改为上传`,
    };
  return {
    html: fromCell(`（图片：${alt || shortened(address)}）`),
    note: `图片 ${shortened(address)} 无法取得，只保留了文字；请在编辑时上传`,
  };
}

function imageHtml({ address, alt }: { address: string; alt: string }): string {
  const written = (text: string): string => fromCell(text).replace(/"/g, '&quot;');
  return `<img src="${written(address)}" alt="${written(alt)}" />`;
}

/** Text and pieces in turn; the line breaks beside a table are its own. */
function joined({ text, isMarkup, pieces }: { text: string; isMarkup: boolean; pieces: readonly Piece[] }): string {
  const parts: string[] = [];
  let at = 0;
  const plain = (source: string, isBefore: boolean, isAfter: boolean): string => {
    const bare = source.replace(isBefore ? /\s*\n\s*$/ : /$^/, '').replace(isAfter ? /^\s*\n\s*/ : /$^/, '');
    return isMarkup ? bare : fromCell(bare);
  };
  pieces.forEach(({ start, end, html }, index) => {
    const previous = pieces[index - 1];
    parts.push(
      plain(text.slice(at, start), html.startsWith('<table'), previous?.html.startsWith('<table') ?? false),
      html,
    );
    at = end;
  });
  parts.push(plain(text.slice(at), false, pieces.at(-1)?.html.startsWith('<table') ?? false));
  return parts.join('');
}

function shortened(address: string): string {
  return address.length > 80 ? `${address.slice(0, 80)}…` : address;
}
