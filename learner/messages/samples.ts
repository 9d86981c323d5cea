import type { Output } from '#runtime/core/call.ts';

export type Message = Output<'message.page'>['list'][number];

/** Shown, marked 示例, where the messages cannot be loaded (decision 12); they are on no server. */
export const samples: readonly Message[] = [
  sample({ id: 'sample-1', title: '欢迎使用消息中心', content: '<p>考试安排、审核结果和系统通知会发送到这里。</p>' }),
  sample({
    id: 'sample-2',
    title: '考试提醒示例',
    content: '<p>预约考试后，您会在开考前收到时间和注意事项的提醒。</p>',
  }),
];

export function isSample({ id }: Pick<Message, 'id'>): boolean {
  return samples.some((one) => one.id === id);
}

function sample(own: Pick<Message, 'id' | 'title' | 'content'>): Message {
  return {
    ...own,
    userId: '',
    userName: '',
    readingStatus: '1',
    createTime: '',
    createId: null,
    createUser: null,
    opens: null,
  };
}
