import type { GuidePage } from '../guide/page.ts';

/** Figures. */
export const overview: GuidePage = {
  id: 'overview',
  title: '数据概览',
  lead: '题库、证书和班级现在是什么样子，用数字和图来看。',
  sections: [
    {
      id: 'overview-page',
      title: '数据概览',
      picture: '数据概览：数字和图表，都可以换成表格',
      about: ['overview'],
      steps: [
        '上方是题目、上架的证书、班级和在班学员的数目。',
        '下面的图按月份、题型、难度、证书等级和证书统计；每个图都可以换成表来看。',
        '选“录入时间”，只统计那段时间录入的。',
      ],
      notes: ['数字写着“统计截至”什么时候，要最新的点“重新统计”。', '回收站里的不计入。'],
    },
  ],
};
