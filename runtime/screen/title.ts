import { texts } from './texts.ts';

/** 新增证书, 编辑证书: a form's title says what one does there. */
export function titleOf({ title, kind, hasRecord }: { title: string; kind: string; hasRecord: boolean }): string {
  if (kind !== 'form' || /^(新增|编辑|新建|修改)/.test(title)) return title;
  return hasRecord ? texts.edit(title) : texts.new(title);
}
