import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { text } from './fields.ts';

const image = (title: string, words: Record<string, Json> = {}): Json => ({
  type: 'string',
  title,
  'x-widget': 'image',
  maxLength: 200,
  ...words,
});

/** Profiles with files that not everybody opens. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'profile',
    title: '档案',
    words: { label: 'profileName', own: 'userId', erase: 'remove', recycle: true },
    properties: {
      profileName: text('名称'),
      userId: text('用户'),
      photo: image('照片', { 'x-private': true }),
      papers: {
        type: 'array',
        title: '材料',
        items: { type: 'string', 'x-widget': 'file' },
        'x-private': true,
        maxItems: 3,
      },
      idCard: image('证件', { 'x-private': true, 'x-read': 'a12-m2.7.3' }),
      cover: image('封面'),
    },
    required: ['profileName'],
    operations: { list: {}, get: {}, save: {}, remove: {}, restore: {}, recycled: {} },
  }),
};
