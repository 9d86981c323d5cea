import type { Json } from '#generators/formats.ts';

const image = (title: string, words: Record<string, Json> = {}): Json => ({
  type: 'string',
  title,
  'x-widget': 'image',
  maxLength: 200,
  ...words,
});

/** Profiles with files that not everybody opens. */
export const files: Record<string, Json> = {
  'entities/profile.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'profile',
    title: '档案',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'profileName', code: 'a12-m2.7', own: 'userId', recycle: true },
    properties: {
      profileName: { type: 'string', title: '名称', maxLength: 20 },
      userId: { type: 'string', title: '用户', maxLength: 40 },
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
    'x-operations': { list: {}, get: {}, save: {}, remove: {}, restore: {}, recycled: {} },
  },
};
