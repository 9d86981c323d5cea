import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallError } from '#runtime/core/errors.ts';
import { PaperReport } from './PaperReport.tsx';
import { RuleSimulator } from './RuleSimulator.tsx';
import { sampleReport, sampleResults } from './sample.ts';
import { texts } from './texts.ts';

export default { title: '管理端/部件/模拟组卷' } satisfies Meta;

type Answers = Record<string, () => unknown>;

const simulator = (answers: Answers, isBegun = true): StoryObj => ({
  render: () => (
    <RuleSimulator
      rows={[{ id: 'rule-01', certId: 'cert-01', certIdLabel: '网络安全工程师' }]}
      conditions={{}}
      onClose={() => undefined}
      reload={() => undefined}
    />
  ),
  parameters: { screen: { answers: { 'paperRule.simulate': () => ({ id: 'job', state: 'waiting' }), ...answers } } },
  ...(isBegun && {
    play: async () => {
      const start = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === texts.start);
      start?.click();
    },
  }),
});
const ended = (result: keyof typeof sampleResults): StoryObj =>
  simulator({
    'job.progress': () => ({ id: 'job', state: 'done', progress: 100 }),
    'paperRule.simulated': () => sampleResults[result],
  });

export const 开始之前 = simulator({}, false);
export const 正在模拟 = simulator({ 'job.progress': () => ({ id: 'job', state: 'running', progress: 42 }) });
export const 题库够用 = ended('enough');
export const 有的没有抽成 = ended('partly');
export const 题库不够 = ended('short');
export const 没有做成 = simulator({
  'job.progress': () => ({ id: 'job', state: 'failed', progress: 0, message: '这个证书的组卷规则不存在' }),
});

const report = (answer: () => unknown): StoryObj => ({
  render: () => (
    <PaperReport
      rows={[{ id: 'session-01', sessionCode: 'CC2026-0001' }]}
      conditions={{}}
      onClose={() => undefined}
      reload={() => undefined}
    />
  ),
  parameters: { screen: { answers: { 'examSession.paperReport': answer } } },
});
const ofSession = {
  ...sampleReport,
  kinds: sampleReport.kinds.map((kind) => ({ ...kind, bank: null })),
  exposure: { ...sampleReport.exposure, bank: null },
};

export const 场次的试卷 = report(() => ofSession);
export const 整个场次一份 = report(() => ({ ...ofSession, papers: 1, overlap: null }));
export const 还没有试卷 = report(() => {
  throw new CallError({ kind: 'conflict', code: 409, status: 409, message: '这个场次还没有生成试卷' });
});
