import type { GuidePage } from '../guide/page.ts';

/** Who changed what, who signed in. */
export const logs: GuidePage = {
  id: 'logs',
  title: '日志',
  lead: '谁在什么时候改了什么、谁登录过，都能查到。日志不能更改或删除。',
  sections: [
    {
      id: 'history',
      title: '操作记录',
      picture: '操作记录的列表',
      about: ['history'],
      steps: [
        '按操作人、数据、操作或时间筛选：新增、修改、删除、恢复都在这里。',
        '一次导入、一次批量办理是一行，写着做了多少条，如“导入试题：新增 200 条”；点行首的箭头展开，看其中的每一条。',
        '点“查看”，看每个字段修改前和修改后的值。',
        '只看一条数据的经过，在那条数据上点“修改历史”更快。',
      ],
      notes: ['只看得到自己有权查看的数据的记录。'],
    },
    {
      id: 'security-event',
      title: '安全日志',
      picture: '安全日志的列表',
      about: ['securityEvent'],
      steps: [
        '按“事件”、账号或时间筛选：登录、登录被拒绝、切换、导出、密码和权限的变更。',
        '“原因”写明为什么被拒绝，“地址”和“设备”说明从哪里来。',
      ],
      notes: ['同一个账号连续出现“登录被拒绝”，可能有人在猜密码：请联系本人，必要时重置密码。', '保留期过后自动清除。'],
    },
  ],
};
