import { Select } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import { useFrame } from '#runtime/screen/host.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { plainText } from '#runtime/screen/records.ts';
import { pointsOf } from './reviewedPaper.ts';
import { texts } from './texts.ts';
import './reviewPaper.css';

/** A question of the paper of the review that an action is about; its number is typed where there is none to choose from. */
export function ReviewPlace({ value, onChange, field, widget }: FieldPartProps) {
  const about = useFrame().asking?.about ?? '';
  const isOfOne = about !== '' && !about.includes(',');
  const { data, isLoading } = useCall('scoreReview.paper', { id: about }, { isSkipped: !isOfOne });
  const questionList = data?.questionList ?? [];
  if (!isLoading && questionList.length === 0) return widget;
  return (
    <Select
      className="review-choice"
      aria-label={field.title}
      allowClear
      showSearch
      optionFilterProp="label"
      loading={isLoading}
      placeholder={texts.choose}
      value={typeof value === 'number' ? value : undefined}
      onChange={(place: number | undefined) => onChange(place ?? null)}
      options={questionList.map((question) => ({
        value: question.questionIndex,
        label: texts.choice(question.questionIndex, pointsOf(question), plainText(question.title)),
      }))}
    />
  );
}
