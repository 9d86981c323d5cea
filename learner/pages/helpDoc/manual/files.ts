import type { GuidePage } from '../guide/page.ts';

/** Files. */
export const files: GuidePage = {
  id: 'files',
  title: '文件',
  lead: '本机构的图片和附件都在这里。',
  sections: [
    {
      id: 'file',
      title: '文件',
      about: ['file'],
      steps: [
        '点“上传文件”，选择文件。表单里上传的图片和附件也会出现在这里。',
        '在一行点“使用处”，看它用在哪些数据的哪个字段，点名称可以打开。',
        '不再使用的，在一行点“删除”；可以在回收站中恢复。',
      ],
      notes: [
        '还在使用的不能删除，提示写明在哪里；先在那里换掉。',
        '回收站里的文件也占机构的空间。空间或当天的上传量用完时，会在上传之前说明。',
      ],
    },
  ],
};
