import { describe, expect, it } from 'vitest';
import type { ScreenProgress } from '#generators/formats.ts';
import { stagesOf } from './stages.ts';

const progress: ScreenProgress = {
  field: 'state',
  dict: 'applyState',
  path: ['pending', 'approved', 'issued'],
  times: { pending: 'createdTime', approved: 'reviewedTime', rejected: 'reviewedTime', issued: 'issuedTime' },
  branches: { rejected: ['pending'], revoked: ['approved', 'issued'] },
};

const of = (record: Record<string, unknown>): string[] =>
  stagesOf({ progress, record: { createdTime: '1 日', ...record } }).map(({ state, place, time = '' }) =>
    `${state} ${place} ${time}`.trim(),
  );

describe('where a record stands', () => {
  it('at the beginning, in the middle and at the end of its path', () => {
    expect(of({ state: 'pending' })).toEqual(['pending now 1 日', 'approved open', 'issued open']);
    expect(of({ state: 'approved', reviewedTime: '2 日' })).toEqual([
      'pending done 1 日',
      'approved now 2 日',
      'issued open',
    ]);
    expect(of({ state: 'issued', reviewedTime: '2 日', issuedTime: '3 日' })[2]).toBe('issued now 3 日');
  });

  it('does not tell the time of what it went back behind', () => {
    expect(of({ state: 'pending', reviewedTime: '2 日' })).toEqual([
      'pending now 1 日',
      'approved open',
      'issued open',
    ]);
  });

  it('beside the path, behind the state that it left', () => {
    expect(of({ state: 'rejected', reviewedTime: '2 日' })).toEqual([
      'pending done 1 日',
      'rejected aside 2 日',
      'approved open',
      'issued open',
    ]);
    expect(of({ state: 'revoked', reviewedTime: '2 日' })[2]).toBe('revoked aside');
    expect(of({ state: 'revoked', reviewedTime: '2 日', issuedTime: '3 日' })[3]).toBe('revoked aside');
  });

  it('beside the path without a way that leads there', () => {
    expect(of({ state: 'lost' })).toEqual(['lost aside', 'pending open', 'approved open', 'issued open']);
    expect(of({})).toEqual(['pending open', 'approved open', 'issued open']);
  });
});
