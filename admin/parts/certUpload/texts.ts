/** The texts of taking over printed certificates. */
export const texts = {
  title: '上传已印好的证书',
  hint: '一个 .zip 压缩包：填好的表格（.xlsx）和每张证书的 PDF、PNG 或 JPG 文件。先检查，不会马上发证。',
  sheet: '下载待发证的表格',
  checking: '正在检查',
  issuing: '正在发证',
  summary: ({ valid, bad }: { valid: number; bad: number }) =>
    bad === 0
      ? `${valid} 张证书都没有问题，可以发证`
      : `${valid === 0 ? '没有可以发的证书' : `${valid} 张可以发证`}，${bad} 行或文件有问题`,
  done: (count: number) => `已发出 ${count} 张证书`,
  failed: '没有办成',
  cancelled: '已取消',
  problems: '问题',
  place: '行',
  whose: '姓名或文件',
  reason: '原因',
  more: (count: number) => `只列出前 ${count} 处，全部问题请下载`,
  faults: '下载问题',
  issueAll: (count: number) => `发证 ${count} 张`,
  issueValid: (count: number) => `只发没有问题的 ${count} 张`,
  again: '重新选择文件',
  cancelJob: '取消任务',
  behind: '关闭，在后台继续',
  close: '关闭',
  cancel: '取消',
};
