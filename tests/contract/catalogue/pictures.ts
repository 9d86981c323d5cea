import { describe, expect, it } from 'vitest';
import { entityOf, operation, operationFor, operationsOf, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { fileFor, pixel, takesNoText } from '../files.ts';
import { createRecord, keyOf, makeRoom, newInput, onlyRecord } from '../records.ts';
import { dataOf } from '../world.ts';
import type { Part } from './part.ts';
import { stockOf } from './stock.ts';

interface Uploaded {
  id: string;
  name: string;
  size: number;
  mime: string;
  url: string;
}

const chinese = expect.stringMatching(/[一-鿿]/) as unknown;

/** Files and pictures: uploaded, saved, served to whom they belong, refused where they are no such thing. */
export function pictureContract({ entity, world }: Part): void {
  const uploads = operationsOf(entity).filter(({ does }) => does.startsWith('file/upload'));
  const { isSingleton, scope, properties } = entityOf(entity);
  const save = operationFor({ entity, verb: 'save' });
  // What only the server writes is given no file by a save.
  const fields = save
    ? Object.entries(properties).flatMap(([name, { 'x-widget': widget }]) =>
        widget === 'image' || widget === 'file' ? [name] : [],
      )
    : [];
  // What belongs to the platform is shown to anyone, and so are its pictures.
  const isShown = scope === 'platform';
  if (uploads.length + fields.length === 0) return;

  describe('files', () => {
    it.each(uploads.map((upload) => [upload.name, upload] as const))(
      '%s keeps a file that is served as it was, and refuses what is none',
      async (_name, upload) => {
        const { ours, nobody } = world();
        const { url, mime, size } = await uploaded({ caller: ours, upload });
        expect({ mime, size }).toEqual({ mime: 'image/png', size: pixel.length });
        expect(await served({ caller: ours, url })).toEqual({ status: 200, bytes: pixel });
        const isPublic = upload.does === 'file/uploadImage';
        expect((await served({ caller: nobody, url })).status).toBe(isPublic ? 200 : 404);
        const before = await stockOf({ caller: ours, entity: 'file' });
        for (const [name, content, status] of [
          ['图.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
          ['图.png', '<script>alert(1)</script>', 415],
          ['图.png', Uint8Array.from([0, 1, 2, 3, 255]), 415],
          ['图.png', '', 415],
          ...(isPublic ? [['图.png', '文字', 415] as const] : []),
        ] as const) {
          const reply = await ours.upload(upload, { name, content });
          expect({ name, status: reply.status, body: reply.body }).toMatchObject({
            status,
            body: { message: chinese },
          });
        }
        expect((await ours.call(upload)).status).toBe(422);
        expect(await stockOf({ caller: ours, entity: 'file' })).toEqual(before);
      },
    );

    if (save && !isSingleton)
      it.each(fields)('%s takes a file of its own tenant that is there, and keeps it', async (field) => {
        const { ours, foreign, nobody } = world();
        await makeRoom({ caller: ours, entity });
        const input = await newInput({ caller: ours, entity });
        const file = fileFor({ property: properties[field] ?? {}, record: input });
        const [own, other] = await Promise.all([
          uploaded({ caller: ours, upload: operation(isShown ? 'tenant.logo' : 'file.upload'), file }),
          uploaded({ caller: foreign, upload: operation('file.upload'), file }),
        ]);
        const record = dataOf<Values>(await ours.call(save, { ...input, [field]: own.url }));
        expect(record[field]).toBe(own.url);
        expect(await served({ caller: ours, url: own.url })).toEqual({ status: 200, bytes: file.content });
        for (const caller of [foreign, nobody])
          expect((await served({ caller, url: own.url })).status).toBe(isShown ? 200 : 404);
        const before = await stockOf({ caller: ours, entity, record });
        for (const url of [other.url, '/api/file/no-such-file']) {
          const { status, body } = await ours.call(save, { ...keyOf(record), [field]: url });
          expect({ status, body }).toMatchObject({
            status: 422,
            body: { message: chinese, data: { errors: [{ path: `/${field}` }] } },
          });
        }
        expect(await stockOf({ caller: ours, entity, record })).toEqual(before);
        if (isShown) return;
        if (takesNoText({ property: properties[field] ?? {}, record: input })) {
          const text = { name: '说明.txt', content: Uint8Array.from(Buffer.from('说明')) };
          const { url } = await uploaded({ caller: ours, upload: operation('file.upload'), file: text });
          const { status, body } = await ours.call(save, { ...keyOf(record), [field]: url });
          const message = expect.stringContaining(`${properties[field]?.title} 应是`) as unknown;
          expect({ status, body }).toMatchObject({
            status: 422,
            body: { data: { errors: [{ path: `/${field}`, message }] } },
          });
          expect(await stockOf({ caller: ours, entity, record })).toEqual(before);
        }
        const used = await ours.call(operation('file.remove'), { ids: [own.id] });
        expect({ status: used.status, body: used.body }).toMatchObject({ status: 409, body: { message: chinese } });
        expect((await foreign.call(operation('file.remove'), { ids: [own.id] })).status).toBe(404);
      });

    if (save && isSingleton)
      it.each(fields)("%s refuses a file that is another tenant's", async (field) => {
        const { ours, foreign } = world();
        const { url } = await uploaded({ caller: foreign, upload: operation('file.upload') });
        const record = await onlyRecord({ caller: ours, entity });
        const { status, body } = await ours.call(save, { ...keyOf(record), [field]: url });
        expect({ status, body }).toMatchObject({ status: 422, body: { data: { errors: [{ path: `/${field}` }] } } });
      });

    if (entity === 'file')
      it('one that was removed is served no longer, to be restored by its tenant only', async () => {
        const { ours, foreign } = world();
        const { id, url } = await uploaded({ caller: ours, upload: operation('file.upload') });
        expect((await foreign.call(operation('file.uses'), { id })).status).toBe(404);
        dataOf(await ours.call(operation('file.remove'), { ids: [id] }));
        expect((await served({ caller: ours, url })).status).toBe(404);
        const record = await createRecord({ caller: ours, entity: 'cert' });
        const reply = await ours.call(operation('cert.save'), { ...keyOf(record), cover: url });
        expect(reply.status).toBe(422);
        expect((await foreign.call(operation('file.restore'), { ids: [id] })).status).toBe(404);
        dataOf(await ours.call(operation('file.restore'), { ids: [id] }));
        expect(await served({ caller: ours, url })).toEqual({ status: 200, bytes: pixel });
      });
  });
}

async function uploaded({
  caller,
  upload,
  file = { name: '图.png', content: pixel },
}: {
  caller: Caller;
  upload: ReturnType<typeof operation>;
  file?: { name: string; content: Uint8Array<ArrayBuffer> };
}): Promise<Uploaded> {
  return dataOf<Uploaded>(await caller.upload(upload, file));
}

async function served({
  caller,
  url,
}: {
  caller: Caller;
  url: string;
}): Promise<{ status: number; bytes: Uint8Array }> {
  const id = url.replace('/api/file/', '');
  const { status, bytes } = await caller.call(operation('file.download'), { id });
  return { status, bytes: new Uint8Array(bytes) };
}
