import { idNumberProblem } from '#runtime/core/idNumber.ts';
import { questionsOf, type AnswerForm } from '#runtime/core/operations/answerForm.ts';
import { ownForm, type Terms } from './terms.ts';
import { problemTexts } from './problemTexts.ts';
import { texts } from './texts.ts';
import { freeOf, type Answer, type ApplyValues } from './values.ts';

/** What is missing or wrong, by field; answers as `answers/name`. The server looks again. */
export function problemsOf({
  terms,
  values,
  isAgreed,
}: {
  terms: Terms;
  values: ApplyValues;
  isAgreed: boolean;
}): Record<string, string> {
  const { photo, minEducation, minWorkYears, lowerCertName, exams, applyForm } = terms;
  const idProblem =
    values.idNumber.trim() === ''
      ? problemTexts.required(texts.idNumber)
      : idNumberProblem({ type: values.idType, number: values.idNumber });
  const form = ownForm({ applyForm });
  return {
    ...(values.examId === '' && freeOf(exams).length > 0 && { examId: problemTexts.chooseExam }),
    ...(values.personName.trim() === '' && { personName: problemTexts.required(texts.personName) }),
    ...(idProblem !== undefined && { idNumber: idProblem }),
    ...(!/^1\d{10}$|^[\d+ ()-]{6,20}$/.test(values.phone.trim()) && { phone: problemTexts.phoneWrong }),
    ...(photo && values.photo === '' && { photo: problemTexts.photoMissing }),
    ...(minEducation && values.education === '' && { education: problemTexts.required(texts.education) }),
    ...(typeof minWorkYears === 'number' &&
      values.workYears === '' && { workYears: problemTexts.required(texts.workYears) }),
    ...(lowerCertName &&
      values.lowerCertCode.trim() === '' && { lowerCertCode: problemTexts.required(texts.lowerCert(lowerCertName)) }),
    ...(form && answerProblems({ form, answers: values.answers })),
    ...(!values.isAttested && { isAttested: problemTexts.attestFirst }),
    ...(!isAgreed && { agreedIds: problemTexts.agreeFirst }),
  };
}

function answerProblems({
  form: { required = [], ...form },
  answers,
}: {
  form: AnswerForm;
  answers: Record<string, Answer>;
}): Record<string, string> {
  return Object.fromEntries(
    questionsOf({ ...form, required }).flatMap(([name, question]): [string, string][] => {
      const value = answers[name] ?? '';
      const isEmpty = typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
      if (isEmpty && required.includes(name) && question.type !== 'boolean')
        return [[`answers/${name}`, problemTexts.required(question.title)]];
      const isNumber = question.type === 'integer' || question.type === 'number';
      if (!isEmpty && isNumber && !Number.isFinite(Number(value)))
        return [[`answers/${name}`, problemTexts.notNumber(question.title)]];
      return [];
    }),
  );
}
