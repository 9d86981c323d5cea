import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from '#learner/router/Router.tsx';
import type { Round, RoundItem } from './round.ts';
import { RoundResult } from './RoundResult.tsx';

const itemOf = (isCorrect: boolean | null | undefined, index: number): RoundItem => ({
  question: {
    certCode: 'CERT-1',
    certName: '证书',
    isHeld: false,
    questionId: `q${index}`,
    version: 1,
    questionType: '1',
    title: '',
    optionList: [],
    blankCount: 0,
    material: null,
    format: null,
    questionIndex: index + 1,
    totalNum: 4,
    isFavorite: false,
    difficulty: null,
  },
  answer: { selectedOptions: [], inputInfo: [] },
  isFavorite: false,
  ...(isCorrect !== undefined && {
    review: {
      isCorrect,
      selfVerdict: null,
      correctOptions: [],
      optionList: [],
      answer: [],
      analysis: null,
      wrongRecordId: null,
      nextDue: null,
    },
  }),
});

function show(verdicts: readonly (boolean | null | undefined)[]): void {
  const round: Round = {
    roundId: 'r',
    mode: 'random',
    certCode: 'CERT-1',
    certName: '证书',
    items: verdicts.map(itemOf),
    index: verdicts.length,
  };
  const starting = { isStarting: false, error: undefined, choice: undefined, isNone: false, start: () => undefined };
  render(
    <Router>
      <RoundResult
        round={round}
        choice={undefined}
        starting={starting}
        onGo={() => undefined}
        onSetup={() => undefined}
      />
    </Router>,
  );
}

it('ring and words speak of the same questions, and of those that are left out', () => {
  show([true, false, false, false, null, null, undefined]);
  expect(screen.getByRole('img', { name: '正确率 25%' })).toBeTruthy();
  expect(screen.getByText('4 题中答对 1 题')).toBeTruthy();
  expect(screen.getByText('另有 2 题待自评，1 题未作答')).toBeTruthy();
});

it('gives no share where nothing was judged', () => {
  show([null, null]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('另有 2 题待自评')).toBeTruthy();
});
