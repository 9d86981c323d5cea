import { useDictionary } from '#runtime/react/useDictionary.ts';
import { Field } from '#learner/form/Field.tsx';
import { LaterPhotoField } from '#learner/form/UploadedField.tsx';
import { SelectField } from '#learner/form/SelectField.tsx';
import type { SectionProps } from './section.ts';
import { texts } from './texts.ts';

/** Who applies, as on the document, and their photo. */
export function PersonFields({ terms: { photo }, values, errors, change }: SectionProps) {
  const { values: idTypes } = useDictionary('idType');
  return (
    <fieldset className="apply-section">
      <legend>{texts.person}</legend>
      <p className="field-help">{texts.personHelp}</p>
      <Field
        label={texts.personName}
        value={values.personName}
        error={errors['personName']}
        autoComplete="name"
        maxLength={40}
        required
        onChange={(personName) => change({ personName })}
      />
      <SelectField
        label={texts.idType}
        value={values.idType}
        choices={idTypes.map(({ code, label }) => ({ value: code, label }))}
        error={errors['idType']}
        onChange={(idType) => change({ idType })}
      />
      <Field
        label={texts.idNumber}
        value={values.idNumber}
        error={errors['idNumber']}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        required
        onChange={(idNumber) => change({ idNumber })}
      />
      <Field
        label={texts.phone}
        value={values.phone}
        error={errors['phone']}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        required
        onChange={(phone) => change({ phone })}
      />
      {photo && (
        <LaterPhotoField
          label={texts.photo}
          help={texts.photoHelp}
          picture={photo}
          value={values.photo}
          error={errors['photo']}
          onChange={(address) => change({ photo: address })}
        />
      )}
      <div className="field field-several">
        <label>
          <input
            type="checkbox"
            checked={values.needsAccessibleSeat}
            onChange={(event) => change({ needsAccessibleSeat: event.target.checked })}
          />
          <span>{texts.accessible}</span>
        </label>
      </div>
    </fieldset>
  );
}
