import { texts } from './texts.ts';

/** 新增证书, 编辑证书: a form is titled by what its record is called, and says what one does there. */
export function titleOf({ title, kind, hasRecord }: { title: string; kind: string; hasRecord: boolean }): string {
  if (kind !== 'form') return title;
  return hasRecord ? texts.edit(title) : texts.new(title);
}
