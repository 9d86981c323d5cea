import { Button, Checkbox, Drawer, Empty, Input, Pagination, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { BankRow } from './BankRow.tsx';
import { mostQuestions } from './limits.ts';
import type { Group } from './paper.ts';
import { texts } from './texts.ts';
import type { BankQuestion } from './useFacts.ts';
import type { Words } from './useWords.ts';

export interface BankDrawerProps {
  certId: string;
  words: Words;
  /** Titles of the groups, and of none, by their places. */
  groups: readonly Group[];
  place: number;
  onPlace(place: number): void;
  /** What stands on the paper already. */
  isOnPaper(questionId: string): boolean;
  /** What the paper comes to. */
  total: string;
  /** How many more the paper takes. */
  room: number;
  onAdd(questions: readonly BankQuestion[]): void;
  onClose(): void;
}

interface Wanted {
  keyword?: string;
  type?: string;
  difficulty?: string;
  usage?: string;
  knowledge?: string[];
}

const pageSize = 20;

/** Questions of the bank that exams may ask, found and ticked over several pages, to be put into a group of a paper. */
export function BankDrawer({
  certId,
  words,
  groups,
  place,
  onPlace,
  isOnPaper,
  total,
  room,
  onAdd,
  onClose,
}: BankDrawerProps) {
  useFocusBack();
  const [wanted, setWanted] = useState<Wanted>({});
  const [pageNum, setPageNum] = useState(1);
  const [picked, setPicked] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  const [said, setSaid] = useState('');
  const { usage = ['both', 'exam'], ...others } = wanted;
  const bank = useCall('question.list', {
    certId,
    state: 'published',
    usage,
    ...others,
    pageNum,
    pageSize,
    sort: '-createdTime',
  });
  const knowledge = useCall('question.abilityList', { certId });
  const rows = bank.data?.rows ?? [];
  const free = rows.filter(({ id }) => !isOnPaper(id));
  const group = groups.find((each) => each.place === place)?.title ?? '';

  const narrow = (part: Wanted): void => {
    setWanted((former) => without({ ...former, ...part }));
    setPageNum(1);
  };
  const pick = (questions: readonly BankQuestion[], isPicked: boolean): void =>
    setPicked((former) => {
      const next = new Map(former);
      questions.forEach((question) => (isPicked ? next.set(question.id, question) : next.delete(question.id)));
      return next;
    });
  const add = (): void => {
    onAdd([...picked.values()]);
    setSaid(texts.added(picked.size, group));
    setPicked(new Map());
  };
  return (
    <Drawer
      open
      title={texts.bankTitle}
      width="min(640px, 100vw)"
      className="paper-bank"
      mask={false}
      onClose={onClose}
      extra={
        <span className="paper-bank-close">
          <span>{`${texts.totalLead} ${total}`}</span>
          <Button onClick={onClose}>{texts.close}</Button>
        </span>
      }
      footer={
        <div className="paper-bank-foot">
          <label>
            <span>{texts.into}</span>
            <Select
              aria-label={texts.into}
              value={place}
              onChange={onPlace}
              options={groups.map(({ place: value, title }) => ({ value, label: title }))}
            />
          </label>
          <span role="status">{picked.size > room ? texts.full(mostQuestions) : said}</span>
          <Button type="primary" disabled={picked.size === 0 || picked.size > room} onClick={add}>
            {texts.add(picked.size)}
          </Button>
        </div>
      }
    >
      <div className="paper-bank-filters" role="search">
        <Input.Search
          aria-label={texts.keyword}
          placeholder={texts.keyword}
          allowClear
          onSearch={(keyword) => narrow({ keyword: keyword.trim() })}
        />
        <Choice
          label={texts.kind}
          value={wanted.type}
          values={words.kinds}
          onChange={(type) => narrow({ type: type ?? '' })}
        />
        <Choice
          label={texts.difficulty}
          value={wanted.difficulty}
          values={words.difficulties}
          onChange={(difficulty) => narrow({ difficulty: difficulty ?? '' })}
        />
        <Choice
          label={texts.usage}
          value={wanted.usage}
          values={words.usages.filter(({ code }) => code !== 'practice')}
          onChange={(next) => narrow({ usage: next ?? '' })}
        />
        <Select
          mode="multiple"
          aria-label={texts.knowledge}
          placeholder={texts.knowledge}
          allowClear
          maxTagCount="responsive"
          value={wanted.knowledge ?? []}
          onChange={(next) => narrow({ knowledge: next })}
          options={(knowledge.data ?? []).map(({ label, count }) => ({ value: label, label: `${label}（${count}）` }))}
        />
      </div>
      {bank.error ? (
        <Failed message={bank.error.message} onRetry={() => void bank.reload()} />
      ) : bank.data === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} title={false} aria-label={texts.loading} />
      ) : rows.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{texts.nothing}</strong>
              <p>{texts.nothingHelp}</p>
            </>
          }
        />
      ) : (
        <>
          <div className="paper-bank-head">
            <Checkbox
              checked={free.length > 0 && free.every(({ id }) => picked.has(id))}
              indeterminate={free.some(({ id }) => picked.has(id)) && !free.every(({ id }) => picked.has(id))}
              disabled={free.length === 0}
              onChange={({ target }) => pick(free, target.checked)}
            >
              {texts.pickPage}
            </Checkbox>
            <span>{texts.found(bank.data.total)}</span>
          </div>
          <ul className="paper-bank-rows" aria-busy={bank.isLoading}>
            {rows.map((question) => (
              <BankRow
                key={question.id}
                question={question}
                words={words}
                isOnPaper={isOnPaper(question.id)}
                isPicked={picked.has(question.id)}
                onPick={(isPicked) => pick([question], isPicked)}
              />
            ))}
          </ul>
          <Pagination
            size="small"
            current={pageNum}
            pageSize={pageSize}
            total={bank.data.total}
            showSizeChanger={false}
            hideOnSinglePage
            onChange={setPageNum}
          />
        </>
      )}
    </Drawer>
  );
}

function Choice({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: string | undefined;
  values: readonly { code: string; label: string }[];
  onChange(value: string | undefined): void;
}) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      value={value}
      onChange={onChange}
      options={values.map(({ code, label: name }) => ({ value: code, label: name }))}
    />
  );
}

/** Conditions without those that say nothing. */
function without(wanted: Wanted): Wanted {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined && value.length > 0));
}
