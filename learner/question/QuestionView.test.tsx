import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { noAnswer, type Answer, type Question, type Review } from './question.ts';
import { QuestionView } from './QuestionView.tsx';
import { useOptionKeys } from './useOptionKeys.ts';

const options = ['甲', '乙', '丙'].map((content, index) => ({ order: index + 1, content }));
const single: Question = {
  questionId: 'q',
  questionType: '1',
  title: '<p>题干</p>',
  optionList: options,
  blankCount: 0,
};
const multiple: Question = { ...single, questionType: '2' };
const blank: Question = { ...single, questionType: '4', optionList: [], blankCount: 2 };

function Page({ question, review, isOff = false }: { question: Question; review?: Review; isOff?: boolean }) {
  const [answer, setAnswer] = useState<Answer>(noAnswer);
  useOptionKeys({ question, answer, onAnswer: setAnswer, isOff });
  return (
    <>
      <QuestionView question={question} answer={answer} onAnswer={setAnswer} review={review} />
      <output>{JSON.stringify(answer)}</output>
    </>
  );
}

const given = (): Answer => JSON.parse(screen.getByText(/^\{/).textContent ?? '') as Answer;
const review = (changes: Partial<Review>): Review => ({
  isCorrect: false,
  optionList: [],
  correctOptions: [],
  answer: [],
  analysis: '<p>因为</p>',
  ...changes,
});

describe('QuestionView', () => {
  it('names the options by the stem and chooses by touch', () => {
    render(<Page question={single} />);
    expect(screen.getByRole('radiogroup', { name: '题干' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /乙/ }));
    expect(given().selectedOptions).toEqual([2]);
  });

  it('multiple choice has checkboxes', () => {
    render(<Page question={multiple} />);
    fireEvent.click(screen.getByRole('checkbox', { name: /丙/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /甲/ }));
    expect(given().selectedOptions).toEqual([1, 3]);
  });

  it('each blank has its own input and label', () => {
    render(<Page question={blank} />);
    fireEvent.change(screen.getByRole('textbox', { name: '第 2 空' }), { target: { value: '二' } });
    expect(given().inputInfo).toEqual(['', '二']);
  });

  it('a review says of each option what it is, by words as well as by colour, and lets nothing change', () => {
    render(
      <QuestionView
        question={multiple}
        answer={{ selectedOptions: [1, 2], inputInfo: [] }}
        review={review({ correctOptions: [1, 3] })}
      />,
    );
    const marks = screen
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.querySelector('.question-mark')?.textContent);
    expect(marks).toEqual(['✓ 答对了', '✗ 您的选择', '✓ 正确，漏选了']);
    expect(screen.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).disabled)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('✗ 回答错误');
    expect(screen.getByText('因为')).toBeTruthy();
  });

  it('a review of texts marks each one and shows the alternatives', () => {
    render(
      <QuestionView
        question={blank}
        answer={{ selectedOptions: [], inputInfo: ['一', '错'] }}
        review={review({
          optionList: [
            { order: 1, isRight: true },
            { order: 2, isRight: false },
          ],
          answer: [{ anyOf: ['一', '壹'] }, { anyOf: ['2'], tolerance: 0.5 }],
        })}
      />,
    );
    expect([...document.querySelectorAll('.question-mark')].map((mark) => mark.textContent)).toEqual([
      '✓ 回答正确',
      '✗ 回答错误',
    ]);
    expect(screen.getByText('一 或 壹')).toBeTruthy();
    expect(screen.getByText('（误差不超过 0.5 都算对）')).toBeTruthy();
  });

  it('code is written and shown with its indentation; Tab indents, after Esc it leaves', () => {
    const question: Question = { ...blank, questionType: '6', blankCount: 1, format: 'code' };
    const { rerender } = render(<Page question={question} />);
    const box = screen.getByRole('textbox', { name: '您的代码' });
    expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(false);
    expect(given().inputInfo).toEqual(['    ']);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
    expect(given().inputInfo).toEqual(['    ']);
    const code = 'if x:\n\treturn 1\n\n    y = 2';
    rerender(<Page question={question} review={review({ isCorrect: null, answer: [{ anyOf: [code] }] })} />);
    expect(document.querySelector('pre')?.textContent).toBe(code);
    expect(fireEvent.keyDown(screen.getByRole('textbox', { name: '您的代码' }), { key: 'Tab' })).toBe(true);
  });

  it('one box for several gaps says so', () => {
    render(<Page question={{ ...blank, title: '<p>____和____</p>', blankCount: 1 }} />);
    expect(screen.getByRole('textbox', { name: '2 个空的答案，依次填写' })).toBeTruthy();
  });

  it('what a machine cannot judge is neither right nor wrong; what was left out is said', () => {
    const { rerender } = render(
      <QuestionView
        question={{ ...blank, questionType: '6', blankCount: 1 }}
        answer={{ selectedOptions: [], inputInfo: ['看法'] }}
        review={review({ isCorrect: null, analysis: null })}
      />,
    );
    expect(screen.getByRole('status').textContent).toContain('请对照参考答案');
    expect(screen.getByText('这道题暂无解析')).toBeTruthy();
    rerender(<QuestionView question={single} answer={noAnswer} review={review({ correctOptions: [1] })} />);
    expect(screen.getByRole('status').textContent).toContain('未作答');
  });
});

describe('useOptionKeys', () => {
  const press = (key: string, target: Element | Document = document, changes: KeyboardEventInit = {}): boolean =>
    fireEvent.keyDown(target, { key, bubbles: true, cancelable: true, ...changes });

  it('letters and figures choose, a letter beyond the options does nothing', () => {
    render(<Page question={single} />);
    press('b');
    expect(given().selectedOptions).toEqual([2]);
    press('3');
    expect(given().selectedOptions).toEqual([3]);
    press('z');
    expect(given().selectedOptions).toEqual([3]);
  });

  it('leaves keys alone that write, command, or come while a dialog is open', () => {
    render(
      <>
        <Page question={single} />
        <input aria-label="别处" />
      </>,
    );
    press('a', screen.getByRole('textbox', { name: '别处' }));
    press('a', document, { ctrlKey: true });
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    press('a');
    dialog.remove();
    expect(given().selectedOptions).toEqual([]);
  });

  it('does nothing while it is off', () => {
    render(<Page question={single} isOff />);
    press('a');
    expect(given().selectedOptions).toEqual([]);
  });
});

describe('the material of a question (rule G1)', () => {
  const material = { id: 'm', content: '<p>一段材料</p>', sound: '/api/file/sound' };
  const about = (questionId: string): Question => ({ ...single, questionId, material });
  const fold = (): HTMLElement => screen.getByRole('button', { name: /材料/ });

  it('stands beside its question, with its recording, and folds with the next one about it', () => {
    const { rerender } = render(<Page key="1" question={about('1')} />);
    expect(screen.getByRole('region', { name: '材料' }).textContent).toContain('一段材料');
    expect(screen.getByLabelText('录音').getAttribute('src')).toBe('/api/file/sound');
    expect(fold().getAttribute('aria-expanded')).toBe('true');
    rerender(<Page key="2" question={about('2')} />);
    expect(fold().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold());
    expect(fold().getAttribute('aria-expanded')).toBe('true');
    rerender(<Page key="3" question={{ ...about('3'), material: { ...material, id: 'another' } }} />);
    expect(fold().getAttribute('aria-expanded')).toBe('true');
  });

  it('is where one had scrolled it to when the next question about it comes', () => {
    const scrolled = { ...material, id: 'long' };
    const { rerender } = render(<Page key="1" question={{ ...about('1'), material: scrolled }} />);
    const region = screen.getByRole('region', { name: '材料' });
    region.scrollTop = 120;
    fireEvent.scroll(region);
    rerender(<Page key="2" question={{ ...about('2'), material: scrolled }} />);
    expect(screen.getByRole('region', { name: '材料' }).scrollTop).toBe(120);
  });

  it('a stem is not taken apart beside a material', () => {
    const title = `<p>${'山高水长'.repeat(200)}。</p><p>下列正确的一项是（　　）</p>`;
    render(<Page question={{ ...about('1'), title }} />);
    expect(screen.getAllByRole('region', { name: '材料' })).toHaveLength(1);
    expect(screen.getByRole('heading').textContent).toContain('山高水长');
  });

  it('what was written and can only be compared stands once, beside the key, where nothing is written any more', () => {
    const long: Question = { ...single, questionType: '6', optionList: [], blankCount: 1 };
    const shown = { answer: { selectedOptions: [], inputInfo: ['写下的作答'] }, review: review({ isCorrect: null }) };
    const { rerender } = render(<QuestionView question={long} {...shown} isReadOnly />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByText('写下的作答')).toHaveLength(1);
    rerender(<QuestionView question={{ ...long, format: 'code' }} {...shown} isReadOnly />);
    expect(screen.getByText('写下的作答').closest('pre')).not.toBeNull();
    // What a machine decided has its mark at the box.
    rerender(<QuestionView question={long} {...shown} review={review({ isCorrect: false })} isReadOnly />);
    expect(screen.getByDisplayValue('写下的作答')).toBeTruthy();
  });
});
