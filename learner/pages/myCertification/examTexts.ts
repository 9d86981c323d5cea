/** The texts of a learner's exams to come. */
export const examTexts = {
  title: '我的考试',
  view: '显示方式',
  views: { list: '列表', month: '月历' },
  ticket: (number: string): string => `准考证号 ${number}`,
  ticketFile: '准考证',
  ticketFrom: (time: string): string => `准考证从 ${time} 起可以下载。`,
  calendar: '加入日历',
  fetched: '已下载',
  reserve: '预约场次',
  change: '更改',
  enter: '进入考试',
  resume: '回到考试',
} as const;

/** Of giving back a place. */
export const reservedTexts = {
  release: '取消预约',
  releaseTitle: (subject: string): string => `取消“${subject}”的预约？`,
  releaseText: '名额会让给候补的人。预约截止以前可以再预约，但不保证还有名额。',
  keep: '保留预约',
  released: '已取消预约',
  changed: '没有取消：您的预约已有变化，或已经截止。请看页面上现在的状态。',
} as const;

/** Of waiting no longer. */
export const waitingTexts = {
  release: '取消候补',
  releaseTitle: (subject: string): string => `取消“${subject}”的候补？`,
  releaseText: '取消以后不再候补这个场次，排队的位置不再保留。',
  keep: '继续候补',
  released: '已取消候补',
  changed: '没有取消：您的候补已有变化，或已经截止。请看页面上现在的状态。',
} as const;

/** The month calendar: what is on a day, as short as a phone has room for and as it is read out. */
export const monthTexts = {
  month: (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`,
  before: '上个月',
  after: '下个月',
  today: '今天',
  weekdays: '一二三四五六日',
  weekday: (name: string): string => `星期${name}`,
  marks: { exam: '考试', waiting: '候补', reserve: '截止', ticket: '准考证' },
  told: {
    exam: (count: number): string => `${count} 场考试`,
    waiting: (count: number): string => `候补 ${count} 场考试`,
    reserve: (count: number): string => `${count} 个科目预约截止`,
    ticket: (count: number): string => `${count} 张准考证开始下载`,
  },
  noneInMonth: '这个月没有安排。',
  noneOnDay: '这一天没有安排了。',
} as const;
