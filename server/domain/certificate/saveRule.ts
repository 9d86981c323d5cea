import type { Json } from '#generators/formats.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { save } from '../../engine/save.ts';
import { failures, type FieldError } from '../../failures.ts';

/** One kind of question in a paper-assembly rule. */
export interface RuleEntry {
  type: string;
  num: number;
  score: number;
  label: string;
}

/**
 * Keeps the paper-assembly rule of a certificate (rules R1–R4 of docs/rules.md); its totals are computed fields.
 * @throws Failure 422 where a kind stands twice, or the certificate has a rule already.
 */
export async function saveRule(context: CallContext, input: Values): Promise<Values> {
  const sent = input['ruleList'] as SentEntry[] | undefined;
  if (!sent) return save(context, input);
  const list = labelled({ context, sent });
  const errors = ruleProblems({ context, sent });
  if (errors.length > 0) throw failures.invalid(errors);
  return save(context, { ...input, ruleList: list as unknown as Json });
}

/** What is wrong with a rule: a kind that stands twice, a count or score that is not filled in. */
export function ruleProblems({ context, sent }: { context: CallContext; sent: readonly SentEntry[] }): FieldError[] {
  const list = labelled({ context, sent });
  return list.flatMap((entry, index) => problemsOf({ entry, index, list }));
}

interface SentEntry {
  type: string;
  num?: number;
  score?: number;
}

function labelled({ context, sent }: { context: CallContext; sent: readonly SentEntry[] }): RuleEntry[] {
  return sent.map(({ type, num = 0, score = 0 }) => ({ type, num, score, label: labelOf({ context, type }) }));
}

function problemsOf({
  entry: { type, num, score, label },
  index,
  list,
}: {
  entry: RuleEntry;
  index: number;
  list: readonly RuleEntry[];
}): FieldError[] {
  const at = `/ruleList/${index}`;
  return [
    ...(list.findIndex((other) => other.type === type) < index
      ? [{ path: `${at}/type`, message: `${label}重复，每种题型只能有一行` }]
      : []),
    ...(num === 0 ? [{ path: `${at}/num`, message: `请填写${label}的题数` }] : []),
    ...(score === 0 ? [{ path: `${at}/score`, message: `请填写${label}的每题分值` }] : []),
  ];
}

function labelOf({ context, type }: { context: CallContext; type: string }): string {
  const dictionary = entityOf(context).properties['ruleList']?.items?.properties?.['type']?.['x-dict'] ?? '';
  return context.app.artefacts.dictionaries[dictionary]?.values.find(({ code }) => code === type)?.label ?? type;
}
