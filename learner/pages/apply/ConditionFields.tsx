import { useDictionary } from '#runtime/react/useDictionary.ts';
import { Field } from '#learner/form/Field.tsx';
import { SelectField } from '#learner/form/SelectField.tsx';
import type { SectionProps } from './section.ts';
import { texts } from './texts.ts';

/** What the certificate asks of those who apply; nothing where it asks nothing. */
export function ConditionFields({ terms, values, errors, change }: SectionProps) {
  const { minEducation, minWorkYears, lowerCertName } = terms;
  const { values: levels } = useDictionary('educationLevel');
  if (!minEducation && typeof minWorkYears !== 'number' && !lowerCertName) return null;
  const least = levels.find(({ code }) => code === minEducation)?.label;
  return (
    <fieldset className="apply-section">
      <legend>{texts.conditions}</legend>
      {minEducation && (
        <SelectField
          label={texts.education}
          help={least && texts.atLeast(least)}
          value={values.education}
          choices={levels.map(({ code, label }) => ({ value: code, label }))}
          empty={texts.choose}
          error={errors['education']}
          onChange={(education) => change({ education })}
        />
      )}
      {typeof minWorkYears === 'number' && (
        <Field
          label={texts.workYears}
          value={values.workYears}
          error={errors['workYears']}
          placeholder={texts.yearsAtLeast(minWorkYears)}
          inputMode="numeric"
          maxLength={2}
          onChange={(workYears) => change({ workYears: workYears.replace(/\D/g, '') })}
        />
      )}
      {lowerCertName && (
        <Field
          label={texts.lowerCert(lowerCertName)}
          value={values.lowerCertCode}
          error={errors['lowerCertCode']}
          maxLength={60}
          onChange={(lowerCertCode) => change({ lowerCertCode })}
        />
      )}
    </fieldset>
  );
}
