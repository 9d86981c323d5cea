import { fromWire, toWireDate } from './dates.ts';

/**
 * What is wrong with the number of a document, as one reads it; nothing where it may be one, or where type or number is
 * not filled in yet. `type` is a code of the dictionary `idType`. The number is looked at as `idNumberNormal` writes it.
 */
export function idNumberProblem({ type, number }: { type: string; number: string }): string | undefined {
  const normal = idNumberNormal(number);
  if (type === '' || normal === '') return undefined;
  const problem = problems.get(type);
  return problem ? problem(normal) : `证件类型“${type}”不存在`;
}

/** A number as it is kept: in capitals, without spaces, its characters of half width. */
export function idNumberNormal(number: string): string {
  return number
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u200b-\u200d\u2060]/g, '')
    .toUpperCase();
}

/** The last character of a citizen's number by its first seventeen digits (GB 11643, ISO 7064 MOD 11-2). */
export function checkCharacterOf(digits: string): string {
  const total = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
  return '10X98765432'.charAt(total % 11);
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The first two digits of a number by province (GB/T 2260): the mainland with 71, and what residence permits begin with. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71'.split(' '),
);
const residences = new Set(['81', '82', '83']);

const problems = new Map<string, (number: string) => string | undefined>(
  Object.entries({
    idCard: (number: string) =>
      citizenProblem({
        number,
        name: '身份证号码',
        regions: provinces,
        otherwise: residences.has(number.slice(0, 2))
          ? '以 81、82、83 开头的是港澳台居民居住证的号码，请改选证件类型'
          : '身份证号码的前两位不是省、自治区或直辖市的代码，请核对',
      }),
    residence: (number: string) =>
      citizenProblem({
        number,
        name: '居住证号码',
        regions: residences,
        otherwise: '港澳台居民居住证号码以 81（香港）、82（澳门）或 83（台湾）开头，请核对',
      }),
    hkMacao: (number: string) =>
      /^[HM](\d{8}|\d{10})$/.test(number) ? undefined : '通行证号码应为字母 H 或 M，后面是 8 位或 10 位数字',
    taiwan: (number: string) => (/^(\d{8}|\d{10})$/.test(number) ? undefined : '通行证号码应为 8 位或 10 位数字'),
    passport: (number: string) =>
      /^(?=.*\d)[A-Z\d]{5,17}$/.test(number) ? undefined : '护照号码应为 5 至 17 位字母和数字，其中至少有一位数字',
  }),
);

function citizenProblem({
  number,
  name,
  regions,
  otherwise,
}: {
  number: string;
  name: string;
  regions: ReadonlySet<string>;
  /** What is said of a number that begins otherwise. */
  otherwise: string;
}): string | undefined {
  if (number.length !== 18) return `${name}应为 18 位，现在是 ${number.length} 位`;
  if (!/^\d{17}[\dX]$/.test(number)) return `${name}的前 17 位应为数字，最后一位是数字或 X`;
  if (!regions.has(number.slice(0, 2))) return otherwise;
  const birth = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!fromWire(birth)) return `${name}中的出生日期 ${birth} 不存在，请核对`;
  if (birth > toWireDate(new Date())) return `${name}中的出生日期 ${birth} 还没有到，请核对`;
  return number.endsWith(checkCharacterOf(number)) ? undefined : `${name}的最后一位与前面的数字不符，请逐位核对`;
}
