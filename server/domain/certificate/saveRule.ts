import type { Json } from '#generators/formats.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { save } from '../../engine/save.ts';
import { failures, type FieldError } from '../../failures.ts';

/** One kind of question in a paper-assembly rule. */
export interface RuleEntry {
  type: string;
  num: number;
  score: number;
  label?: string;
}

/**
 * Keeps the paper-assembly rule of a certificate; totals are the server's own sums (rules R1–R4 of docs/rules.md).
 * @throws Failure 422 where a kind stands twice, or the certificate has a rule already.
 */
export async function saveRule(context: CallContext, input: Values): Promise<Values> {
  const list = input['ruleList'] as RuleEntry[] | undefined;
  if (!list) return save(context, input);
  const errors = duplicates({ context, list });
  if (errors.length > 0) throw failures.invalid(errors);
  return save(context, { ...input, ruleList: labelled({ context, list }), ...totals(list) });
}

/** How many questions a rule asks for and what they add up to; scores are halves, so the sum is exact. */
export function totals(list: readonly RuleEntry[]): { totalCount: number; totalScore: number } {
  return { totalCount: list.reduce((sum, { num }) => sum + num, 0), totalScore: list.reduce((sum, { num, score }) => sum + num * score, 0) };
}

function duplicates({ context, list }: { context: CallContext; list: readonly RuleEntry[] }): FieldError[] {
  return list.flatMap(({ type }, index) => (list.findIndex((other) => other.type === type) < index ? [{ path: `/ruleList/${index}/type`, message: `${labelOf({ context, type })}重复，每种题型只能有一行` }] : []));
}

function labelled({ context, list }: { context: CallContext; list: readonly RuleEntry[] }): Json {
  return list.map(({ type, num, score }) => ({ type, num, score, label: labelOf({ context, type }) }));
}

function labelOf({ context, type }: { context: CallContext; type: string }): string {
  const dictionary = entityOf(context).properties['ruleList']?.items?.properties?.['type']?.['x-dict'] ?? '';
  return context.app.artefacts.dictionaries[dictionary]?.values.find(({ code }) => code === type)?.label ?? type;
}
