import { CallError } from '#runtime/core/errors.ts';
import type { ScreenRecord } from '../records.ts';
import { screenStory, type Answer } from '../story.tsx';
import { manyCerts, record } from './fixtures.ts';

export default { title: '通用界面/状态' };

const never: Answer = () => new Promise(() => undefined);
const broken: Answer = () => {
  throw new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' });
};

export const 列表为空 = screenStory({ screen: 'cert.list', samples: { cert: [] } });
export const 筛选后为空 = screenStory({ screen: 'cert.list', query: 'f.keyword=不存在的证书' });
export const 一行 = screenStory({ screen: 'cert.list', samples: { cert: manyCerts(1) } });
export const 一万行 = screenStory({ screen: 'cert.list', samples: { cert: manyCerts(10_000) }, query: 'size=200' });
export const 两千个单元格 = screenStory({
  screen: 'fixture.wide',
  samples: { cert: manyCerts(100) },
  query: 'size=100',
});
export const 列表加载中 = screenStory({ screen: 'cert.list', answers: { 'cert.list': never } });
export const 列表失败 = screenStory({ screen: 'cert.list', answers: { 'cert.list': broken } });
export const 表单加载中 = screenStory({
  screen: 'cert.form',
  params: { id: 'cert-01' },
  answers: { 'cert.get': never },
});
export const 表单失败 = screenStory({
  screen: 'cert.form',
  params: { id: 'cert-01' },
  answers: { 'cert.get': broken },
});
export const 没有此界面 = screenStory({ screen: 'nothing.list' });
export const 各种字段 = screenStory({ screen: 'fixture.everyKind' });
export const 二百个字段 = screenStory({ screen: 'fixture.long' });
export const 修改 = screenStory({ screen: 'cert.form', params: { id: 'cert-02' } });
export const 服务器拒绝 = screenStory({
  screen: 'cert.form',
  params: { id: 'cert-02' },
  answers: {
    'cert.save': () => {
      throw new CallError({
        kind: 'invalid',
        code: 422,
        status: 422,
        message: '证书编码已存在，请换一个',
        data: { errors: [{ path: '/certCode', message: '证书编码已存在，请换一个' }] },
      });
    },
  },
});

const base = record('cert-1', {
  certName: '网络安全证书',
  certCode: 'NET-1',
  level: 'junior',
  examMinutes: 60,
  passScore: 60,
  validityYears: 3,
  isHot: false,
  state: 'on',
  summary: '入门',
  description: '<p>介绍</p>',
  cover: null,
  positionId: null,
});
const theirs: ScreenRecord = { ...base, version: 2, certName: '网络与信息安全证书', passScore: 70 };

/** Somebody else saves while the form is open: the first save is stale, the second goes through. */
export const 冲突 = screenStory({
  screen: 'cert.form',
  params: { id: 'cert-1' },
  samples: { cert: [theirs] },
  answers: { 'cert.get': () => base },
});
