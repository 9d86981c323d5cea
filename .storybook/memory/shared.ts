import type { Dictionary } from '#generators/formats.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import dictionariesJson from '#schemas/generated/dictionaries.json';
import { askForJob } from './importing.ts';
import { missing } from './failures.ts';
import type { Store } from './records.ts';
import { administrator } from './session.ts';

type Handler = (call: {
  store: Store;
  input: Readonly<Record<string, unknown>>;
  onProgress?: ((share: number) => void) | undefined;
}) => unknown;

const dictionaries = dictionariesJson as unknown as Record<string, Dictionary>;

/** Calls that belong to no entity. */
export const sharedCalls: Readonly<Record<string, Handler>> = {
  'session.info': () => administrator,
  'screen.overlays': () => ({}),
  'customField.all': () => [],
  'dictionary.queryGroupCodes': ({ input }) =>
    Object.fromEntries((input['groupCodes'] as string[]).map((name) => [name, dictionaries[name]?.values ?? []])),
  'view.list': ({ store, input }) => store.views.filter(({ screen }) => screen === input['screen']),
  'view.save': ({ store, input }) => {
    const former = store.views.find(({ id }) => id === input['id']);
    const view: ScreenRecord = {
      isDefault: false,
      ...former,
      ...input,
      id: former?.['id'] ?? `view-${store.views.length + 1}`,
      version: Number(former?.['version'] ?? 0) + 1,
    };
    store.views = [...store.views.filter((other) => other !== former), view];
    return view;
  },
  'view.remove': ({ store, input }) => {
    store.views = store.views.filter(({ id }) => id !== input['id']);
    return {};
  },
  'job.progress': ({ input }) => askForJob(input['id']),
  'portalInfo.get': ({ store }) => {
    const [info] = store.rows['portalInfo'] ?? [];
    if (!info) throw missing();
    return info;
  },
  'file.upload': uploaded,
  'portalInfo.uploadImage': uploaded,
  'session.uploadAvatar': uploaded,
};

let uploads = 0;

/** The picture itself is not kept: one of the samples stands for it. */
function uploaded({ input, onProgress }: Parameters<Handler>[0]): unknown {
  const { file } = input;
  onProgress?.(1);
  const name = file instanceof File ? file.name : '';
  const id = `sample-${(uploads++ % 3) + 1}`;
  return {
    id,
    name: asText(name),
    size: file instanceof File ? file.size : 0,
    mime: 'image/png',
    url: `/api/file/${id}`,
    width: null,
    height: null,
  };
}
