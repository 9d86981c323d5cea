import { judgments } from '#runtime/core/answer/truths.ts';

/** One option of a question. */
export interface Option {
  content?: string | undefined;
  isAnswer?: boolean | undefined;
}

const most = 26;

/** The label of an option: letters by place; true/false questions have T and F (section 3 of the specification). */
export function letterOf({ type, index }: { type: string; index: number }): string {
  return type === 'judgment' ? (['T', 'F'][index] ?? '') : String.fromCharCode(65 + index);
}

/** What a question of a kind begins with, keeping what was written before. */
export function fitted({ type, options }: { type: string; options: readonly Option[] }): Option[] {
  if (type === 'judgment')
    return judgments.map((content, index) => ({ content, isAnswer: options[index]?.isAnswer ?? false }));
  const filled =
    options.length >= 2
      ? [...options]
      : [...options, ...Array.from({ length: 4 - options.length }, (): Option => ({ content: '', isAnswer: false }))];
  return type === 'multiple' ? filled : onlyFirst(filled);
}

/** Marks an option right or wrong; where only one may be right, the others become wrong. */
export function marked({
  type,
  options,
  index,
  isAnswer,
}: {
  type: string;
  options: readonly Option[];
  index: number;
  isAnswer: boolean;
}): Option[] {
  return options.map((option, i) => ({
    ...option,
    isAnswer: i === index ? isAnswer : type === 'multiple' ? option.isAnswer : isAnswer ? false : option.isAnswer,
  }));
}

export function moved({ options, from, to }: { options: readonly Option[]; from: number; to: number }): Option[] {
  const next = [...options];
  const [taken] = next.splice(from, 1);
  if (taken) next.splice(Math.max(0, Math.min(to, next.length)), 0, taken);
  return next;
}

export function canAdd(options: readonly Option[]): boolean {
  return options.length < most;
}

function onlyFirst(options: readonly Option[]): Option[] {
  const right = options.findIndex(({ isAnswer }) => isAnswer);
  return options.map((option, i) => ({ ...option, isAnswer: i === right }));
}
