import { codec as json } from '../json/codec.ts';
import type { Codec } from '../kind.ts';
import { formOf, questionsOf, type AnswerForm } from '#runtime/core/operations/answerForm.ts';

/** As text, with the questions in their order, which the text alone says; what is no form goes as it is. */
export const codec: Codec = {
  ...json,
  fromWire: (value, entry) => {
    const form = formOf(value);
    if (!form) return json.fromWire(value, entry);
    const questions = questionsOf(form).map(([name, { order: _order, ...question }]) => [name, question]);
    return json.fromWire({ ...form, properties: Object.fromEntries(questions) }, entry);
  },
  toWire: (value, entry) => {
    const written = json.toWire(value, entry);
    const form = formOf(written);
    return form ? ordered(form) : written;
  },
};

function ordered(form: AnswerForm): AnswerForm {
  const questions = Object.entries(form.properties).map(([name, question], i) => [name, { ...question, order: i + 1 }]);
  return { ...form, properties: Object.fromEntries(questions) };
}
