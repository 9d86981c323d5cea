import { useCall } from '#runtime/react/useCall.ts';
import { texts } from './texts.ts';

interface Place {
  id: string;
  name: string;
  parentId?: string | null;
}

type Name = 'industryId' | 'occupationId' | 'positionId';

interface PlaceFilterProps {
  tenant: { tenantId?: string };
  values: Partial<Record<Name, string>>;
  onChange(changes: Partial<Record<Name, string>>): void;
}

/** Industry, occupation and position, each offering what lies below the one before; another choice above empties those below. */
export function PlaceFilter({ tenant, values: { industryId, occupationId, positionId }, onChange }: PlaceFilterProps) {
  const { data } = useCall('cert.graph', tenant);
  const { industries = [], occupations = [], positions = [] } = data ?? {};
  const below = industryId ? occupations.filter(({ parentId }) => parentId === industryId) : occupations;
  const known = new Set(below.map(({ id }) => id));
  const within = occupationId
    ? positions.filter(({ parentId }) => parentId === occupationId)
    : positions.filter(({ parentId }) => known.has(parentId ?? ''));
  return (
    <>
      <Choice
        label={texts.industry}
        value={industryId}
        places={industries}
        onChange={(id) => onChange({ industryId: id, occupationId: '', positionId: '' })}
      />
      <Choice
        label={texts.occupation}
        value={occupationId}
        places={below}
        onChange={(id) => onChange({ occupationId: id, positionId: '' })}
      />
      <Choice
        label={texts.position}
        value={positionId}
        places={within}
        onChange={(id) => onChange({ positionId: id })}
      />
    </>
  );
}

function Choice({
  label,
  value,
  places,
  onChange,
}: {
  label: string;
  value: string | undefined;
  places: readonly Place[];
  onChange(id: string): void;
}) {
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.any}</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
