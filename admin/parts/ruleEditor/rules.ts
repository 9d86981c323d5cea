/** One kind of question in a paper-assembly rule, as it is being filled in. */
export interface RuleEntry {
  type: string;
  num?: number | undefined;
  score?: number | undefined;
  label?: string | undefined;
}

export interface Totals {
  count: number;
  score: number;
}

/** How many questions, and what they add up to; an entry that is not filled in counts nothing (rule R1 of docs/rules.md). */
export function totalsOf(entries: readonly RuleEntry[]): Totals {
  return entries.reduce<Totals>(
    (sum, { num = 0, score = 0 }) => ({ count: sum.count + num, score: sum.score + num * score }),
    { count: 0, score: 0 },
  );
}

/** Where the questions of a kind that a certificate's bank has are listed. */
export function bankRoute({ certId, type }: { certId: string; type: string }): string {
  const only = (value: string): string => encodeURIComponent(JSON.stringify([value]));
  return `/question?f.certId=${only(certId)}&f.type=${only(type)}`;
}

/** The share of the whole score a kind has, 0 to 1. */
export function shareOf({ num = 0, score = 0 }: RuleEntry, totals: Totals): number {
  return totals.score === 0 ? 0 : (num * score) / totals.score;
}

/** The entries as a draw takes them; undefined where something is not filled in yet. */
export function filledIn(entries: readonly RuleEntry[]): { type: string; num: number; score: number }[] | undefined {
  const filled = entries.flatMap(({ type, num, score }) => (num && score ? [{ type, num, score }] : []));
  return filled.length > 0 && filled.length === entries.length ? filled : undefined;
}

/** What is missing of an entry, naming the kind; empty when nothing is. */
export function missingOf({ entry: { num, score }, label }: { entry: RuleEntry; label: string }): string {
  if (!num && !score) return `请填写${label}的题数和每题分值`;
  if (!num) return `请填写${label}的题数`;
  return score ? '' : `请填写${label}的每题分值`;
}

/** Ticks a kind or takes it away; the order of the kinds stays that of the dictionary. */
export function toggle({
  entries,
  type,
  isOn,
  order,
}: {
  entries: readonly RuleEntry[];
  type: string;
  isOn: boolean;
  order: readonly string[];
}): RuleEntry[] {
  const others = entries.filter((entry) => entry.type !== type);
  const next = isOn ? [...others, { type }] : others;
  return [...next].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}
