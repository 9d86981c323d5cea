import type { SamplePlace } from '../../data/sample.ts';
import { mark } from '../../data/sample.ts';
import { organisations, people, topics } from '../../data/sampleWords.ts';

/** A text as people would write it, by the field's format, name and title. */
export function naturalText(place: SamplePlace): string {
  const { name, property, index, labelOf } = place;
  const title = property.title ?? '';
  switch (property.format) {
    case 'email':
      return `user${index + 1}@example.com`;
    case 'uri':
      return `https://example.com/${name}/${index + 1}`;
    case 'site-path':
      return `/${name}/${index + 1}`;
    case 'phone':
      return phone(index);
    default:
  }
  const topic = topics[index % topics.length] ?? '';
  if (/account|email/i.test(name)) return `user${String(index + 1).padStart(2, '0')}`;
  if (/phone|mobile|tel/i.test(name)) return phone(index);
  if (/编码|代码|编号|证号/.test(title))
    return `${name
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 4)
      .toUpperCase()}-${String(index + 1).padStart(4, '0')}`;
  if (/姓名|昵称|联系人/.test(title)) return people[index % people.length] ?? '';
  if (/机构|单位|学校|企业/.test(title)) return `${organisations[index % organisations.length]}${mark(place)}`;
  if (/^(url|mime|path|screen|entity|key|ip)$/i.test(name) || /Id$|By$|Hash$|Url$/.test(name))
    return `${name}-${index + 1}`;
  if (labelOf) return `${topic}${labelOf}`;
  return `${topic}${title}${mark(place)}`;
}

function phone(index: number): string {
  return `138${String(10_000_000 + index * 37).padStart(8, '0')}`;
}
