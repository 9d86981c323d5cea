import { describe, expect, it } from 'vitest';
import type { Json, Property } from '#generators/formats.ts';
import { isRefList, targetOf } from '#kinds/data/index.ts';
import { entityOf, operationFor, samplesOf, type Values } from '../artefacts.ts';
import type { Caller, Reply } from '../client.ts';
import { deviations } from '../conform.ts';
import { keyOf, makeRoom, newInput, onlyRecord, referenceTo, saveOf } from '../records.ts';
import { dataOf } from '../world.ts';
import type { Part } from './part.ts';
import { asSent, sentFields, sharedFields, withoutStamps } from './compare.ts';

/** Everything that rich text must not keep, and what is left of it. */
const hostile = {
  sent: '<p onclick="alert(1)" style="color:red">1 &lt; 2 &amp;lt; &quot;正文&quot;&nbsp;<script>alert(1)</script><b class="x">加粗</b><a href="javascript:alert(1)">链接</a><img src="/api/file/a" onerror="alert(1)"><iframe src="https://example.com"></iframe></p>',
  kept: '<p>1 &lt; 2 &amp;lt; "正文"\u00a0<b>加粗</b><a rel="noopener noreferrer" target="_blank">链接</a><img src="/api/file/a" /></p>',
  plain: '1 < 2 &lt; "正文" 加粗链接',
};

/** Rich text that is kept as it is. */
const plainRich = '<p>若 1 &lt; 2 &amp;&amp; 3 &gt; 2，则 $$a&lt;b$$</p><ul><li><strong>甲</strong></li></ul>';

/** Text that something on the way might take for something else. */
const awkward = '007 <b>&amp;</b> "引" \'号\' $$x^2$$ \\n %s ${1} null，全角　空格 🎓';

/** What is saved comes back, in the reply of the save, in the record and in the list, exactly or as it is documented. */
export function valueContract({ entity, world }: Part): void {
  const save = operationFor({ entity, verb: 'save' });
  if (!save) return;
  const { isSingleton, isAppend, properties, unique, identity, noOverlap } = entityOf(entity);
  const alone = new Set([
    ...unique.flatMap(({ fields }) => fields),
    ...identity,
    ...noOverlap.flatMap(({ range }) => range),
  ]);
  const { valid } = samplesOf(entity);
  const accepted = Object.entries(properties).filter(
    ([name, { readOnly }]) => !readOnly && name in (save.input.properties ?? {}),
  );
  const saveNew = async (changes: Values, sample = 0): Promise<Values> => {
    const { ours } = world();
    await makeRoom({ caller: ours, entity });
    const input = { ...(await newInput({ caller: ours, entity, sample })), ...changes };
    const key = isSingleton ? keyOf(await onlyRecord({ caller: ours, entity })) : {};
    return storedOf({ caller: ours, entity, reply: await ours.call(save, { ...input, ...key }) });
  };

  describe('values', () => {
    it.each(valid.map((_input, sample) => [sample] as const))(
      'sample %i is taken and comes back as it was sent',
      async (sample) => {
        const { ours } = world();
        const input = await newInput({ caller: ours, entity, sample });
        const sent = sentFields({ entity, input });
        expect(asSent(sharedFields(await saveNew(input, sample), sent))).toEqual(asSent(sent));
      },
    );

    const rich = accepted.filter(([, property]) => isRich(property));
    it.each(rich.map(([name]) => [name] as const))(
      '%s is sanitised, and its plain text kept beside it',
      async (name) => {
        const record = await saveNew({ [name]: hostile.sent });
        expect(record[name]).toBe(hostile.kept);
        for (const [plain, property] of Object.entries(properties))
          if (property['x-plainOf'] === name) expect(record[plain]).toBe(hostile.plain);
        expect((await saveNew({ [name]: plainRich }))[name]).toBe(plainRich);
      },
    );

    // What holds for parts is tried by tests/contract/words/parts.test.ts.
    const stored = accepted.filter(([, property]) => property['x-column'] !== false);
    const richLists = stored.flatMap(([name, { items }]) =>
      Object.entries(items?.properties ?? {}).flatMap(([inner, property]) =>
        isRich(property) ? [[name, inner] as const] : [],
      ),
    );
    it.each(richLists)('%s is sanitised in each %s', async (name, inner) => {
      const sample = valid.findIndex((input) => entriesOf(input[name]).length > 0);
      const entries = entriesOf(valid[sample]?.[name]);
      const sent = entries.map((entry, index) => ({ ...entry, [inner]: `${hostile.sent}${index}` }));
      const record = await saveNew({ [name]: sent }, sample);
      expect(record[name]).toEqual(entries.map((entry, index) => ({ ...entry, [inner]: `${hostile.kept}${index}` })));
    });

    const lists = stored.filter(([, { type }]) => type === 'array');
    it.each(lists.map(([name, property]) => [name, property] as const))(
      '%s comes back in the order it was sent in',
      async (name, property) => {
        const target = isRefList(property) ? targetOf(property) : undefined;
        const lists = target
          ? await recordLists({ caller: world().ours, entity: target })
          : listsOf({ entity, name, property });
        for (const [sample, list] of lists)
          expect(asSent((await saveNew({ [name]: list }, sample))[name])).toEqual(asSent(list));
      },
    );

    const texts = accepted.filter(([name, property]) => isFreeText(property) && !alone.has(name));
    if (texts.length > 0)
      it('texts come back as they were typed, and as long as they may be', async () => {
        const typed = Object.fromEntries(texts.map(([name, { maxLength }]) => [name, awkward.slice(0, maxLength)]));
        expect(await saveNew(typed)).toMatchObject(typed);
        const long = Object.fromEntries(texts.map(([name, { maxLength = 1000 }]) => [name, '长'.repeat(maxLength)]));
        expect(await saveNew(long)).toMatchObject(long);
      });

    const numbers = Object.entries(save.input.properties ?? {}).filter(
      ([name, { type }]) => (type === 'integer' || type === 'number') && name in properties && name !== 'version',
    );
    if (numbers.length > 0)
      it('numbers come back at either end of what they may be', async () => {
        for (const end of ['minimum', 'maximum'] as const) {
          const sent = Object.fromEntries(
            numbers.flatMap(([name, { [end]: limit }]): [string, Json][] =>
              limit === undefined ? [] : [[name, limit]],
            ),
          );
          expect(await saveNew(sent)).toMatchObject(sent);
        }
      });

    // What another field asks for is not emptied alone.
    const emptied = Object.entries(save.input.properties ?? {}).filter(
      ([name, { nullable }]) => nullable && properties[name]?.['x-requiredWhen'] === undefined,
    );
    if (emptied.length > 0 && !isSingleton && !isAppend)
      it('what may be empty is emptied by null, and nothing else changes', async () => {
        const { ours } = world();
        for (const [name] of emptied) {
          const sample = valid.findIndex((input) => input[name] !== undefined && input[name] !== null);
          if (sample < 0 || properties[name]?.['x-column'] === false) continue;
          const before = await saveNew({}, sample);
          const reply = await ours.call(save, { ...keyOf(before), [name]: null });
          const after = await storedOf({ caller: ours, entity, reply });
          expect(withoutStamps(after)).toEqual({ ...withoutStamps(before), ...emptyOf({ name, record: after }) });
        }
      });
  });
}

/** The record that a save answered; the list and the record by itself say the same. */
async function storedOf({ caller, entity, reply }: { caller: Caller; entity: string; reply: Reply }): Promise<Values> {
  const saved = dataOf<Values>(reply);
  expect(deviations({ operation: saveOf(entity), reply })).toEqual([]);
  const [get, list] = ['get', 'list'].map((verb) => operationFor({ entity, verb }));
  if (get) {
    const input: Values = 'id' in (get.input.properties ?? {}) ? { id: saved['id'] ?? null } : {};
    const found = dataOf<Values>(await caller.call(get, input));
    expect(sharedFields(found, saved)).toEqual(sharedFields(saved, found));
  }
  if (list && 'id' in (list.input.properties ?? {})) {
    const { rows } = dataOf<{ rows: Values[] }>(await caller.call(list, { id: saved['id'] ?? null }));
    expect(rows).toHaveLength(1);
    // A save of the domain's own answers no fields of records referred to.
    const { referred } = entityOf(entity);
    const row = Object.fromEntries(
      Object.entries(rows[0] ?? {}).filter(([name]) => name in saved || !(name in referred)),
    );
    expect(row).toEqual(sharedFields(saved, row));
  }
  return saved;
}

/** An emptied field, and what is told beside it: label and marks of a reference, the labels of several. */
function emptyOf({ name, record }: { name: string; record: Values }): Values {
  const marks = `${name}Labels` in record ? [] : null;
  const empty: Values = { [name]: null, [`${name}Label`]: null, [`${name}Labels`]: [], [`${name}Marks`]: marks };
  return Object.fromEntries(Object.entries(empty).filter(([each]) => each in record));
}

function isRich(property: Property): boolean {
  return property['x-widget'] === 'richText';
}

function isFreeText(property: Property): boolean {
  const { type, format, pattern, examples, 'x-widget': widget } = property;
  return (
    type === 'string' &&
    !format &&
    !pattern &&
    !examples &&
    !property['x-ref'] &&
    !property['x-dict'] &&
    property['x-column'] !== false &&
    (widget === undefined || widget === 'textarea')
  );
}

function entriesOf(value: Json | undefined): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}

/** Two new records to refer to, and the same the other way round. */
async function recordLists({ caller, entity }: { caller: Caller; entity: string }): Promise<[number, Json[]][]> {
  const ids = [await referenceTo({ caller, entity }), await referenceTo({ caller, entity })];
  return [
    [0, ids],
    [0, ids.toReversed()],
  ];
}

/** Lists a field may hold: those of the samples, also the other way round, and of plain texts some that are awkward. */
function listsOf({
  entity,
  name,
  property: { items, 'x-dict': dictionary, 'x-part': part },
}: {
  entity: string;
  name: string;
  property: Property;
}): [number, Json[]][] {
  const samples = samplesOf(entity).valid.flatMap((input, index): [number, Json[]][] => {
    const list = input[name];
    return Array.isArray(list)
      ? [[index, list], ...(list.length > 1 ? [[index, [...list].reverse()] as [number, Json[]]] : [])]
      : [];
  });
  const isPlain = items?.type === 'string' && !dictionary && !items['x-dict'] && !part;
  return isPlain ? [...samples, [0, [awkward, '甲；乙', '["丙"]', '一\n二', 'ａ', 'a']]] : samples;
}
