/** The texts of the page of an agreement or document. */
export const texts = {
  gone: '这份文档不存在，或者机构已撤回。',
  toGuide: '查看学员帮助',
  version: (version: number): string => `第 ${version} 版`,
  published: (day: string): string => `${day} 发布`,
  effective: (day: string): string => `${day} 起生效`,
} as const;
