import sanitizeHtml from 'sanitize-html';
import type { Json, Property } from '#generators/formats.ts';
import { kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import type { Values } from './context.ts';
import { lineCharacters } from '#kinds/richText/data/characters.ts';

/** Rich text with everything taken out that could run or reach elsewhere: only formatting, links, tables and pictures stay. */
export function sanitiseRichText(html: string): string {
  return plainMarkup.test(html) ? html : sanitizeHtml(html, allowed);
}

/** Text with nothing but tags that may stay and carry no attribute: most texts, and a hundred times as quick to tell. */
const plainMarkup =
  /^(?:[^<&]|<\/?(?:p|br|b|strong|i|em|u|s|sub|sup|code|pre|blockquote|ul|ol|li|h[1-4])>|&(?:lt|gt|amp|quot|nbsp|#39);)*$/;

/** The fields of a record with each rich text in them sanitised, however deep it lies. */
export function sanitiseFields({
  properties,
  values,
}: {
  properties: Readonly<Record<string, Property>>;
  values: Values;
}): Values {
  const clean: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const property = properties[name];
    clean[name] = property ? sanitiseValue({ property, value }) : value;
  }
  return clean;
}

/** The value of a field with each rich text in it sanitised. */
export function sanitiseValue({ property, value }: { property: Property; value: Json }): Json {
  if (typeof value === 'string') return kindNamed(kindOf(property)).isMarkup ? sanitiseRichText(value) : value;
  const { items, properties } = property;
  if (Array.isArray(value)) return items ? value.map((item) => sanitiseValue({ property: items, value: item })) : value;
  if (value === null || typeof value !== 'object' || !properties) return value;
  return sanitiseFields({ properties, values: value });
}

/** The characters that markup writes as entities. */
export function decodeEntities(html: string): string {
  return html.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (name) => lineCharacters[name] ?? name);
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'h1',
    'h2',
    'h3',
    'h4',
    'a',
    'img',
    'span',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    code: ['class'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
};
