/**
 * How PostgreSQL values become JavaScript values. Given to each pool, never set globally, so that a library which
 * uses `pg` beside us keeps its own.
 *
 * Every connection runs with `TimeZone` Asia/Shanghai and ISO dates, so the text of a timestamptz already starts with
 * the 19 characters that go over the wire.
 */
import pg from 'pg';

type Parse = (text: string) => unknown;

/** The parsers of `pg`, for every type: its own declaration knows only those it names. */
const pgParser = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parse;
const TEXT_ARRAY = 1009;

const toNumber: Parse = (text) => Number(text);
const toDate: Parse = (text) => text;
/** `2024-05-01 08:00:00.123+08` → `2024-05-01 08:00:00` */
const toSecond: Parse = (text) => text.slice(0, 19);

function arrayOf(parse: Parse): Parse {
  const parseTexts = pgParser(TEXT_ARRAY);
  return (text) => (parseTexts(text) as (string | null)[]).map((item) => (item === null ? null : parse(item)));
}

/** By the object id of the type in `pg_type`; array types follow their element types. */
const parsers = new Map<number, Parse>([
  [20, toNumber], // bigint: ids are texts, so only counts and sizes come this way, far below 2^53
  [1016, arrayOf(toNumber)],
  [1700, toNumber], // numeric
  [1231, arrayOf(toNumber)],
  [1082, toDate],
  [1182, arrayOf(toDate)],
  [1114, toSecond], // timestamp
  [1115, arrayOf(toSecond)],
  [1184, toSecond], // timestamptz
  [1185, arrayOf(toSecond)],
]);

/**
 * The type parsers of a pool: timestamptz → `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, date → `YYYY-MM-DD`, numeric and
 * bigint → number, jsonb → parsed; everything else as `pg` has it.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pgParser(oid, format)) as typeof pg.types.getTypeParser,
};
