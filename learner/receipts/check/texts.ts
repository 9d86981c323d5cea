import type { Checked, Fault } from './check.ts';

/** Why a file is not checked. */
export const refusalTexts: Record<Extract<Checked, { refusal: unknown }>['refusal'], string> = {
  tooLarge: '文件超过 50 MB，不是本平台的作答回执。',
  notReceipts: '这不是作答回执，或者文件已损坏。请选择从本平台下载的“作答回执-….json”。',
};

const faultTexts: { [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>) => string } = {
  order: ({ number, former }) =>
    former === 0
      ? `最前面的是第 ${number} 条，应当是第 1 条：有记录被删去或调换。`
      : `第 ${former} 条之后是第 ${number} 条：有记录被删去、补上或调换。`,
  entry: ({ number }) => `第 ${number} 条与它的回执不符：这一条或它前一条的内容有改动。`,
  sealOrder: ({ segment, former }) =>
    former === 0 ? `第 1 段的签名缺失，最前面的是第 ${segment} 段。` : `第 ${former} 段之后是第 ${segment} 段的签名。`,
  seal: ({ segment }) => `第 ${segment} 段的签名不是对这些记录签的：条数或最后一条不符。`,
  signature: ({ segment }) => `第 ${segment} 段的签名无效：签名、封存时间或公钥有改动，或者是伪造的。`,
  unsealed: ({ count }) =>
    count > 0 ? `最后 ${count} 条没有签名：是后来补上的，或者下载时还没有交卷。` : '没有平台的签名：下载时还没有交卷。',
};

/** What is wrong, in a sentence. */
export function faultText(fault: Fault): string {
  return (faultTexts[fault.kind] as (fault: Fault) => string)(fault);
}

/** The texts of the page that checks receipts. */
export const texts = {
  title: '核对作答回执',
  lead: '选择从本平台下载的作答回执，核对交卷之后作答记录有没有被改动、删去或补上。回执不含答案和成绩。',
  privacy: '文件只在这台设备上检查，不会上传；页面打开以后，断网也可以核对。',
  file: '作答回执',
  choose: '选择文件',
  drop: '或者把文件拖到这里。JSON 文件，不超过 50 MB。',
  checking: '正在核对…',
  resultOf: (name: string): string => `核对结果：${name}`,
  whole: '完整，没有改动',
  wholeText: '每条作答记录都与回执相符，前后相连，签名有效。',
  notCompared: '公钥还没有与本平台的比对，见下文。',
  foreign: '不是本平台签发的',
  foreignText: '记录前后相符，但签名所用的公钥与本平台公布的不同。请确认文件来自哪个平台；自称本平台的，不可信。',
  broken: '有改动或缺失',
  more: (count: number): string => `还有 ${count} 处。`,
  cert: '考试',
  session: '场次',
  attempt: '作答编号',
  count: '作答记录',
  counted: (entries: number, questions: number): string => `${entries} 条，涉及 ${questions} 题`,
  sealed: '最后封存',
  notSealed: '没有封存',
  named: '考试名称和场次只供辨认，不在签名之内；作答编号在签名之内。',
  segments: '各段的签名',
  segmentsText: '交卷时平台对全部记录签名。监考重新打开考试后，再交卷时另成一段。',
  segment: '段',
  segmentOf: (segment: number): string => `第 ${segment} 段`,
  sealedTime: '封存时间',
  state: '核对',
  good: '相符',
  bad: '不符',
  key: '公钥',
  keyOfFile: '文件中的公钥',
  keyOfPlatform: '本平台的公钥',
  fingerprint: '指纹',
  noFingerprint: '不是有效的公钥',
  same: '与本平台公布的公钥相同。',
  other: '与本平台公布的公钥不同。',
  unknown: '现在取不到本平台的公钥，还没有比对。联网后自动比对，也可以与事先记下的指纹对照。',
  asking: '正在取得本平台的公钥…',
  howTo:
    '签名是不是本平台的，看公钥。本页联网时自动比对；请核对地址栏，确认打开的是本平台。也可以在别的设备上打开本页，对照两处的指纹，逐组相同才是同一个公钥。',
  entries: (count: number): string => `查看 ${count} 条作答记录`,
  entriesText: '题号按第一次作答的先后排列，与试卷上的题号可能不同。',
  number: '记录',
  time: '保存时间',
  question: '题号',
  content: '作答内容',
  isBad: '（不符）',
  option: (order: number): string => `第 ${order} 项`,
  blank: (at: number, text: string): string => `第 ${at} 空：${text || '（空）'}`,
  empty: '清空了作答',
  showMore: (count: number): string => `再显示 ${count} 条`,
} as const;
