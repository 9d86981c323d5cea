/** Sorts of files that are taken: what each is called, and its types by the ending of a name. */
export const fileSorts = {
  image: {
    title: '图片（PNG、JPG、GIF、WebP）',
    types: { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' },
  },
  video: { title: '视频（MP4）', types: { mp4: 'video/mp4' } },
  audio: { title: '音频（MP3）', types: { mp3: 'audio/mpeg' } },
  pdf: { title: 'PDF', types: { pdf: 'application/pdf' } },
  office: {
    title: 'Office 文档（DOCX、XLSX、PPTX）',
    types: {
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    },
  },
  text: { title: '文本（TXT）', types: { txt: 'text/plain' } },
  archive: { title: '压缩包（ZIP）', types: { zip: 'application/zip' } },
} as const;

export type FileSort = keyof typeof fileSorts;

/** What fields of pictures take. */
export const pictures: readonly FileSort[] = ['image'];

/** Which sorts a field of files takes: always, or by the value of another field, where one that is not named takes all. */
export type Accepts = readonly FileSort[] | { by: string; of: Readonly<Record<string, readonly FileSort[]>> };

/** What a field takes while the field it goes by has this value; undefined: all. */
export function acceptedSorts(accepts: Accepts | undefined, value: unknown): readonly FileSort[] | undefined {
  return accepts && 'by' in accepts ? accepts.of[String(value)] : accepts;
}

export function typesOf(sorts: readonly FileSort[]): [ending: string, type: string][] {
  return sorts.flatMap((sort) => Object.entries(fileSorts[sort].types));
}

/** The types of pictures. */
export const pictureTypes: readonly string[] = typesOf(pictures).map(([, type]) => type);

/** Why a file of another sort is not taken. */
export function unfitFileText(title: string, sorts: readonly FileSort[]): string {
  const wanted = sorts.map((sort) => fileSorts[sort].title).join('、');
  return `${title} 应是${/^\w/.test(wanted) ? ' ' : ''}${wanted}`;
}
