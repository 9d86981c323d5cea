import { edits } from '#kinds/screen/edits.ts';
import { useLookups } from '#runtime/screen/lookups.ts';
import { texts } from './texts.ts';
import { idOfField, type CommonValues } from './useCommon.ts';

/** Certificate, difficulty and so on, chosen once for all questions. */
export function CommonFields({ common: { fields, valueOf, set, missing } }: { common: CommonValues }) {
  const lookups = useLookups(fields);
  return (
    <div className="paste-fields">
      {Object.entries(fields).map(([name, field]) => {
        const Edit = edits[field.kind];
        if (Edit === null) return null;
        const id = idOfField(name);
        const isMissing = missing.includes(name);
        return (
          <div key={name} className="screen-field">
            <label htmlFor={id} className="screen-label">
              {field.title}
              {field.isRequired && (
                <i aria-hidden className="screen-needed">
                  *
                </i>
              )}
            </label>
            <Edit
              id={id}
              name={name}
              field={field}
              value={valueOf(name)}
              onChange={(value) => set(name, value)}
              isReadOnly={false}
              isInvalid={isMissing}
              {...(isMissing && { describedBy: `${id}-note` })}
              record={{}}
              lookups={lookups}
            />
            {isMissing && (
              <p id={`${id}-note`} className="screen-error" role="alert">
                {texts.required(field.title)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
