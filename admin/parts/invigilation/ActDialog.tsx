import { Alert, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { FileEdit } from '#kinds/file/edit.tsx';
import type { ScreenField } from '#generators/formats.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { asText } from '#runtime/screen/records.ts';
import { isUsedUp, millisecondsOf, type Act, type ActKind, type Person } from './board.ts';
import { latelyDone } from './lately.ts';
import { Minutes } from './Minutes.tsx';
import { texts } from './texts.ts';
import { minutesIn, mostMinutes, usualMinutes, type TypedMinutes } from './typedMinutes.ts';
import { concernedOf, type Said, type Wish } from './useActs.tsx';

const withWords: ReadonlySet<ActKind> = new Set(['handIn', 'reopen', 'note', 'violation', 'announce']);
const picture: ScreenField = { kind: 'image', title: texts.picture, order: 1, isPrivate: true };

const minuteLabels: Readonly<Partial<Record<ActKind, string>>> = {
  extend: texts.howLong,
  reduce: texts.howMuchLess,
  reopen: texts.moreTime,
};
/** Kinds that leave alone whoever has not begun. */
const ofThoseWhoSit: ReadonlySet<ActKind> = new Set(['pause', 'extend', 'reduce']);

interface Written {
  minutes?: TypedMinutes;
  violation?: Said['violation'];
  text?: string;
  picture?: unknown;
}

export interface ActDialogProps {
  wish: Wish;
  isBusy: boolean;
  /** What was done at the board, the newest first. */
  acts: readonly Act[];
  /** By the server's clock. */
  now: number;
  onDone(said: Said): void;
  onGiveUp(): void;
}

/** Asks before something is done: with whom, and what is said of it. */
export function ActDialog({ wish, isBusy, acts, now, onDone, onGiveUp }: ActDialogProps) {
  useFocusBack();
  const [form] = Form.useForm<Written>();
  const { kind, people } = wish;
  const [photo, setPhoto] = useState('');
  const concerned = concernedOf(wish);
  const isTimeNeeded = kind !== 'reopen' || concerned.some(isUsedUp);
  const isReason = kind === 'handIn' || kind === 'reopen';
  const minuteLabel = minuteLabels[kind];
  const most = kind === 'reduce' ? mostToReduce(concerned) : mostMinutes;
  const [initial] = useState<Written>(() =>
    minuteLabel === undefined ? {} : { minutes: isTimeNeeded ? Math.min(usualMinutes[0] ?? most, most) : 0 },
  );
  const [written, setWritten] = useState(initial);
  const { minutes, violation, text = '' } = written;
  const isUnsaved = minutes !== initial.minutes || violation !== undefined || text.trim() !== '' || photo !== '';
  useUnsavedGuard(isUnsaved);
  const giveUp = async (): Promise<void> => {
    if (!isUnsaved || (await confirmLeave())) onGiveUp();
  };
  const lately = latelyDone({ wish, acts, now });
  const notBegun = people.filter(({ state, attemptState }) => attemptState === null && state !== 'absent').length;
  const send = ({ minutes, violation, text }: Written): void =>
    onDone({
      ...(minutesIn(minutes) > 0 && { seconds: minutesIn(minutes) * 60 }),
      ...(violation && { violation }),
      ...(text !== undefined && { text: text.trim() }),
      ...(photo !== '' && { picture: photo }),
    });
  return (
    <Modal
      open
      title={texts.kinds[kind]}
      okText={texts.doing(texts.kinds[kind], minutesIn(minutes, most))}
      cancelText="取消"
      okButtonProps={{ danger: kind === 'handIn' || kind === 'absent', loading: isBusy, size: 'large' }}
      cancelButtonProps={{ size: 'large' }}
      onOk={() => form.submit()}
      onCancel={() => void giveUp()}
      maskClosable={false}
      className="invigilation-dialog"
    >
      <p className="invigilation-about">{aboutOf(wish, concerned.length)}</p>
      {lately && <Alert type="warning" showIcon message={latelyOf(lately, now)} />}
      {ofThoseWhoSit.has(kind) && notBegun > 0 && people.length > 1 && <p>{texts.notBegun(notBegun)}</p>}
      {texts.consequences[kind] && <p className="screen-help">{texts.consequences[kind]}</p>}
      <Form
        form={form}
        layout="vertical"
        size="large"
        requiredMark
        initialValues={initial}
        onValuesChange={(_, values) => setWritten(values)}
        onFinish={send}
      >
        {minuteLabel !== undefined && <Minutes label={minuteLabel} isNeeded={isTimeNeeded} most={most} />}
        {kind === 'violation' && (
          <Form.Item
            name="violation"
            label={texts.violationKind}
            rules={[{ required: true, message: texts.missingKind }]}
          >
            <ViolationSelect />
          </Form.Item>
        )}
        {withWords.has(kind) && (
          <Form.Item
            name="text"
            label={isReason ? texts.reason : texts.words}
            rules={[{ required: true, whitespace: true, message: texts.missingWords }]}
          >
            <Input.TextArea rows={3} maxLength={500} showCount autoFocus={kind !== 'violation'} />
          </Form.Item>
        )}
        {kind === 'violation' && people.length > 0 && (
          <Form.Item label={texts.picture} htmlFor="invigilation-picture">
            <FileEdit
              isImage
              id="invigilation-picture"
              name="picture"
              field={picture}
              value={photo}
              onChange={(value) => setPhoto(asText(value))}
              isReadOnly={false}
              isInvalid={false}
              record={{}}
              lookups={{}}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

function aboutOf({ people, whole }: Wish, count: number): string {
  const [only] = people;
  if (only && people.length === 1 && !whole) return texts.about(only.personName);
  return texts.concerns(count, people.length, whole?.place);
}

/** As many minutes as somebody's extensions can be taken back. */
function mostToReduce(people: readonly Person[]): number {
  return Math.floor(Math.max(...people.map(({ extendedSeconds }) => extendedSeconds)) / 60);
}

function latelyOf({ createdByName, createdTime, kind, seconds }: Act, now: number): string {
  const minutes = Math.floor((now - (millisecondsOf(createdTime) ?? now)) / 60_000);
  const what = texts.doing(texts.kinds[kind as ActKind], Math.round((seconds ?? 0) / 60));
  return texts.lately(createdByName ?? '', minutes, what);
}

/** Which violation; the list of choices takes nothing else of what a form gives its fields. */
function ViolationSelect({ id, value, onChange }: { id?: string; value?: string; onChange?(value: string): void }) {
  const { values } = useDictionary('violationKind');
  return (
    <Select
      {...(id !== undefined && { id })}
      value={value ?? null}
      onChange={(chosen) => chosen !== null && onChange?.(chosen)}
      options={values.map(({ code, label }) => ({ value: code, label }))}
    />
  );
}
