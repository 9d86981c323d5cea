import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { lyingJpeg, pixel } from '../files.ts';
import { must, type Reply } from '../mock/exam.ts';
import { castOf, type Cast } from './cast.ts';
import { idNumberOf } from './people.ts';

interface Refused {
  id: string;
  errors: { path: string; message: string }[];
}

/** Rules Y6 and Y7: the photo of an application, uploaded as a learner does. */
describe.each(databasesFor(import.meta.url))('the photo of an application on %s', (database) => {
  let server: TestServer;
  let cast: Cast;
  let certId = '';

  beforeAll(async () => {
    server = await startServer({ database });
    cast = await castOf(server);
    const cert = { certName: '要照片', certCode: 'PHOTO-1', photoSize: 'oneInch' };
    certId = (await must(cast.admin.post<{ id: string }>('/cert/save', cert))).id;
  }, 120_000);
  afterAll(() => server.close());

  async function upload({ token, bytes }: { token: string; bytes: Uint8Array<ArrayBuffer> }): Promise<string> {
    const form = new FormData();
    form.append('visibility', 'private');
    form.append('file', new Blob([bytes]), 'photo.png');
    const reply = await fetch(`${server.url}/api/file/upload`, { method: 'POST', headers: { token }, body: form });
    const { data } = (await reply.json()) as { data: { url: string } };
    return data.url;
  }

  function apply(photo?: string, learner = cast.learners[0] ?? cast.admin): Promise<Reply<Refused>> {
    return learner.post<Refused>('/certApply/applyCert', {
      certId,
      personName: '王小明',
      idType: 'idCard',
      idNumber: idNumberOf(1),
      phone: '13800000000',
      isAttested: true,
      ...(photo !== undefined && { photo }),
    });
  }

  it('is of exactly the size that the certificate asks for', async () => {
    const token = cast.learners[0]?.token ?? '';
    const told = async (photo?: string): Promise<string[]> =>
      (await apply(photo)).data.errors.map(({ path, message }) => `${path} ${message}`);
    expect(await told()).toEqual(['/photo 请上传照片']);
    expect(await told('/api/file/none')).toEqual(['/photo 照片要 295×413 像素，请重新上传']);
    for (const [width, height] of [
      [1, 1],
      [295, 412],
      [296, 413],
      [413, 295],
    ] as const)
      expect(await told(await upload({ token, bytes: pictureOf({ width, height }) }))).toEqual([
        `/photo 照片要 295×413 像素，这张是 ${width}×${height}，请重新上传`,
      ]);
    const othersToken = cast.learners[1]?.token ?? '';
    expect(await told(await upload({ token: othersToken, bytes: pictureOf({ width: 1, height: 1 }) }))).toEqual([
      '/photo 照片要 295×413 像素，请重新上传',
    ]);
    expect(await told('javascript:alert(1)')).toEqual(['/photo 照片 必须是已上传的文件']);
    expect(await told('//elsewhere.example/photo.png')).toEqual(['/photo 照片 必须是已上传的文件']);
    await must(apply(await upload({ token, bytes: lyingJpeg })));
  });

  it('is begun with at another certificate only where that takes it', async () => {
    const { admin, learners } = cast;
    const [, learner = admin] = learners;
    const photo = await upload({ token: learners[1]?.token ?? '', bytes: pictureOf({ width: 295, height: 413 }) });
    await must(apply(photo, learner));
    const begun = async (photoSize: string): Promise<unknown> => {
      const cert = { certName: `照片 ${photoSize}`, certCode: `PHOTO-${photoSize}`, photoSize };
      const { id } = await must(admin.post<{ id: string }>('/cert/save', cert));
      const form = await must(learner.post<{ prefill: Record<string, unknown> }>('/certApply/form', { certId: id }));
      expect(form.prefill).toMatchObject({ personName: '王小明' });
      return form.prefill['photo'];
    };
    expect(await begun('oneInch')).toBe(photo);
    expect(await begun('twoInch')).toBeNull();
  });
});

/** A PNG that says it is so large. */
function pictureOf({ width, height }: { width: number; height: number }): Uint8Array<ArrayBuffer> {
  const bytes = pixel.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
