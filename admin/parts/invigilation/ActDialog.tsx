import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { FileEdit } from '#kinds/file/edit.tsx';
import type { ScreenField } from '#generators/formats.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { asText } from '#runtime/screen/records.ts';
import { isUsedUp, type ActKind } from './board.ts';
import { Minutes } from './Minutes.tsx';
import { texts } from './texts.ts';
import { concernedOf, type Said, type Wish } from './useActs.tsx';

const withWords: ReadonlySet<ActKind> = new Set(['handIn', 'reopen', 'note', 'violation', 'announce']);
const picture: ScreenField = { kind: 'image', title: texts.picture, order: 1, isPrivate: true };

interface Written {
  minutes?: number;
  violation?: Said['violation'];
  text?: string;
  picture?: unknown;
}

export interface ActDialogProps {
  wish: Wish;
  isBusy: boolean;
  onDone(said: Said): void;
  onGiveUp(): void;
}

/** Asks before something is done: with whom, and what is said of it. */
export function ActDialog({ wish, isBusy, onDone, onGiveUp }: ActDialogProps) {
  useFocusBack();
  const [form] = Form.useForm<Written>();
  const { kind, people } = wish;
  const [photo, setPhoto] = useState('');
  const concerned = concernedOf(wish);
  const isTimeNeeded = kind === 'extend' || (kind === 'reopen' && concerned.some(isUsedUp));
  const isReason = kind === 'handIn' || kind === 'reopen';
  const send = ({ minutes = 0, violation, text }: Written): void =>
    onDone({
      ...(minutes > 0 && { seconds: minutes * 60 }),
      ...(violation && { violation }),
      ...(text !== undefined && { text: text.trim() }),
      ...(photo !== '' && { picture: photo }),
    });
  return (
    <Modal
      open
      title={texts.kinds[kind]}
      okText={texts.kinds[kind]}
      cancelText="取消"
      okButtonProps={{ danger: kind === 'handIn', loading: isBusy, size: 'large' }}
      cancelButtonProps={{ size: 'large' }}
      onOk={() => form.submit()}
      onCancel={onGiveUp}
      maskClosable={false}
      className="invigilation-dialog"
    >
      <p className="invigilation-about">{aboutOf(wish, concerned.length)}</p>
      {texts.consequences[kind] && <p className="screen-help">{texts.consequences[kind]}</p>}
      <Form
        form={form}
        layout="vertical"
        requiredMark
        initialValues={{ minutes: isTimeNeeded ? 5 : 0 }}
        onFinish={send}
      >
        {(kind === 'extend' || kind === 'reopen') && (
          <Minutes label={kind === 'extend' ? texts.howLong : texts.moreTime} isNeeded={isTimeNeeded} />
        )}
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

function aboutOf({ kind, people, whole }: Wish, count: number): string {
  const [only] = people;
  if (only && people.length === 1 && !whole) return texts.about(only.personName);
  if (kind === 'announce') return texts.about(whole ? texts.whole(people.length) : texts.everybody);
  return texts.concerns(count, people.length);
}

/** Which violation; the list of choices takes nothing else of what a form gives its fields. */
function ViolationSelect({ id, value, onChange }: { id?: string; value?: string; onChange?(value: string): void }) {
  const { values } = useDictionary('violationKind');
  return (
    <Select
      {...(id !== undefined && { id })}
      size="large"
      value={value ?? null}
      onChange={(chosen) => chosen !== null && onChange?.(chosen)}
      options={values.map(({ code, label }) => ({ value: code, label }))}
    />
  );
}
