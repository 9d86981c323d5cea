import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { download, upload } from '#server/domain/file/index.ts';
import type { CallContext } from '#server/engine/context.ts';
import { sightOf } from '#server/engine/sight.ts';
import { pixel } from '../files.ts';
import type { Engine } from './engine.ts';

/** Who sends or opens a file; in the engine's tenant, unless another is said. */
export interface Who {
  userId: string;
  codes?: string[];
  tenantId?: string;
}

export interface SentFiles {
  /** Uploads a picture. @returns its address */
  send(options: { engine: Engine; who: Who; visibility?: string }): Promise<string>;
  /** Whether somebody gets a private file's bytes; else it is as if it were not there. */
  opens(options: { engine: Engine; who: Who | undefined; url: string }): Promise<boolean>;
}

/** Files that people of a test send and open, as the edge lets them. */
export function useSentFiles(): SentFiles {
  let folder = '';
  let sent = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'private-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    send: async ({ engine, who, visibility = 'private' }) => {
      const path = join(folder, `${(sent += 1)}.png`);
      writeFileSync(path, pixel);
      const context = contextOf({ engine, who });
      const uploads = [{ path, fileName: '照片.png', size: pixel.length }];
      return (await upload({ ...context, uploads }, { visibility })).url;
    },
    opens: async ({ engine, who, url }) => {
      const context = who
        ? contextOf({ engine, who })
        : { ...contextOf({ engine, who: { userId: '', tenantId: '' } }), session: undefined };
      try {
        const { headers, body } = await download(context as CallContext, { id: url.split('/').at(-1) ?? '' });
        if (!(body instanceof Uint8Array)) body.on('error', () => undefined).resume();
        expect(headers['cache-control']).toBe('private, no-store');
        return true;
      } catch (error) {
        expect(error).toMatchObject({ status: 404, message: '文件不存在或已被删除' });
        return false;
      }
    },
  };
}

const gigabyte = 2 ** 30;

function contextOf({
  engine,
  who: { userId, codes = [], tenantId = engine.scope.tenantId },
}: {
  engine: Engine;
  who: Who;
}) {
  const reach = { kind: 'all', personId: '', departments: [] };
  const session = { userId, tenantId, codes: new Set(codes), reach } as never;
  const app = { ...engine.app, config: { maxUploadsADay: gigabyte, maxTenantFiles: gigabyte } };
  const sight = sightOf({ catalogue: app.catalogue, session });
  return {
    app,
    session,
    scope: { tenantId, userId, ...(sight && { sight }) },
    dictionaries: app.artefacts.dictionaries,
    uploads: [],
  } as unknown as CallContext;
}
