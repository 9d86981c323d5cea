import { useState } from 'react';
import type { Choice } from './round.ts';

export type Mode = (typeof modes)[number];

/** The ways to practise, in the order they are offered. */
export const modes = ['random', 'sequence', 'knowledge', 'difficulty', 'due', 'wrong', 'favorite', 'reading'] as const;

const mostQuestions = 200;

export interface RoundChoice {
  mode: Mode;
  setMode: (mode: Mode) => void;
  /** What of the bank is chosen by topic; nothing where the mode has no topics. */
  topicKind: 'knowledge' | 'difficulty' | undefined;
  topics: readonly string[];
  setTopics: (topics: readonly string[]) => void;
  types: readonly string[];
  setTypes: (types: readonly string[]) => void;
  /** How many, as typed. */
  amount: string;
  setAmount: (amount: string) => void;
  isAmountWrong: boolean;
  /** The choice for a certificate; nothing while it cannot be begun. */
  choiceOf: (certCode: string) => Choice | undefined;
}

/** What is chosen for the next round, beginning with what the last one was begun with, or with a mode that was asked for. */
export function useRoundChoice({ former, wanted }: { former: Choice | undefined; wanted: string | null }): RoundChoice {
  const [mode, setMode] = useState<Mode>(modeOf(former?.mode ?? wanted));
  const [topics, setTopics] = useState<readonly string[]>([]);
  const [types, setTypes] = useState<readonly string[]>(former?.types ?? []);
  const [amount, setAmount] = useState(String(former?.chooses ?? 10));
  const topicKind = mode === 'knowledge' || mode === 'difficulty' ? mode : undefined;
  const chooses = Number(amount);
  const isAmountWrong = !/^\d+$/.test(amount.trim()) || chooses < 1 || chooses > mostQuestions;
  return {
    mode,
    setMode(next) {
      setMode(next);
      setTopics([]);
    },
    topicKind,
    topics,
    setTopics,
    types,
    setTypes,
    amount,
    setAmount,
    isAmountWrong,
    choiceOf(certCode) {
      if (isAmountWrong || (topicKind && topics.length === 0)) return undefined;
      return {
        mode,
        certCode,
        chooses,
        ...(types.length > 0 && { types: [...types] as NonNullable<Choice['types']> }),
        ...(topicKind && { [topicKind]: [...topics] }),
      };
    },
  };
}

function modeOf(text: string | null): Mode {
  return modes.find((mode) => mode === text) ?? 'random';
}
