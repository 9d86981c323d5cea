/** A list of errors with one more; there is no list before the first. */
export function add(errors, error) {
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

/** Length of a text in characters; a pair of surrogates counts once. */
export function ucs2length(text) {
  const pairs = text.match(pair);
  return text.length - (pairs ? pairs.length : 0);
}

const pair = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Whether two JSON values are the same. */
export function equal(a, b) {
  if (a === b) return true;
  if (
    a === null ||
    b === null ||
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.prototype.hasOwnProperty.call(b, name) && equal(a[name], b[name]))
  );
}

const day = /^(\d{4})-(\d\d)-(\d\d)$/;
const time = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const minute = /^([01]\d|2[0-3]):[0-5]\d$/;
const color = /^#[\da-f]{6}$/i;
const uri = /^https?:\/\/[^\s/?#]+[^\s]*$/;
/** What no address has unescaped, and what nobody sees in one. */
const strange = /[<>"\\^`{|}\p{Cf}]/u;
const email = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
/** Of an e-mail address. */
const invisible = /[\p{Cc}\p{Cf}]/u;
const phone = /^(?:(?:\+?86[ -]?)?1[3-9]\d{9}|0\d{2,3}-?[2-9]\d{6,7}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;
const file = /^\/api\/file\/[\w-]+$/;
const unseen = /[\s\\]/;

/** The formats of the catalogue, one definition for browser and server. */
export const formats = {
  date: isDate,
  'date-time': (text) =>
    text.length === 19 && text.charAt(10) === ' ' && isDate(text.slice(0, 10)) && time.test(text.slice(11)),
  /** A time of any day, to the minute or to the second. */
  time: (text) => minute.test(text) || time.test(text),
  /** A day, or a time of a day. */
  moment: (text) => isDate(text) || formats['date-time'](text),
  uri: (text) => uri.test(text) && !strange.test(text),
  /** Written as it is sent to: full-width signs and ones that nobody sees would make another address of it. */
  email: (text) => text.length <= 254 && email.test(text) && text.normalize('NFKC') === text && !invisible.test(text),
  phone: (text) => phone.test(text),
  /** A picture or file that was uploaded: its address on this server. */
  file: (text) => file.test(text),
  color: (text) => color.test(text),
  /** An address of this site, from its root on. */
  'site-path': isSitePath,
};

/**
 * An address as the path of this site that a browser would go to; nothing where it leads elsewhere. A path with an empty
 * segment leads nowhere here, and once `//` stands at its beginning it is the name of another host.
 */
export function sitePath(address, origin) {
  let url;
  try {
    url = new URL(address, origin);
  } catch {
    return undefined;
  }
  return url.href.startsWith(`${origin}/`) && !url.pathname.includes('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}

function isSitePath(text) {
  return text.startsWith('/') && !unseen.test(text) && sitePath(text, 'https://site.invalid') !== undefined;
}

/** Format of a dictionary too long to be spelled out: the text is one of the codes, which stand between spaces. */
export function oneOf(codes) {
  const known = new Set(codes.split(' '));
  return (text) => known.has(text);
}

/** Begins the codes of the values that tenants add to dictionaries; none of the catalogue's does. */
export const ownCode = 'own-';

/** Format of a dictionary that tenants may extend: the catalogue's codes, and any of a tenant's. Which there are the server knows. */
export function oneOfOrOwn(codes) {
  const isCode = oneOf(codes);
  return (text) => text.startsWith(ownCode) || isCode(text);
}

/**
 * The values of a query string as the types that a schema wants. What is not a number or a boolean stays a text, for
 * the validator to refuse.
 */
export function coerceQuery({ plan, query }) {
  const result = {};
  for (const name of Object.keys(query))
    result[name] = plan && plan[name] ? coerceValue(plan[name], query[name]) : query[name];
  return result;
}

function coerceValue(kind, value) {
  if (kind === 'array') return Array.isArray(value) ? value : [value];
  if (typeof value !== 'string' || value.trim() === '') return value;
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

function isDate(text) {
  const match = day.exec(text);
  if (!match) return false;
  const [year, month, date] = match.slice(1).map(Number);
  return year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
