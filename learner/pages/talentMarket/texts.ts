/** The texts of the talent market. */
export const texts = {
  title: '人才市场',
  lead: '看看每个岗位做什么，用哪些证书证明能力。',
  notYet: '招聘信息尚未开放。开放后，企业发布的职位会列在对应的岗位下。',
  certs: '相关证书',
  none: '该机构还没有公布岗位',
  graph: '在图谱中查看',
} as const;
