/** What is missing or wrong in an application. */
export const problemTexts = {
  chooseExam: '请选择参加哪次考试',
  phoneWrong: '请填写正确的手机号',
  photoMissing: '请上传照片',
  attestFirst: '请先确认所填内容属实',
  agreeFirst: '请先阅读并同意协议',
  required: (title: string): string => `请填写${title}`,
  notNumber: (title: string): string => `${title}要填写数字`,
} as const;
