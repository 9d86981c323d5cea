import { useCall } from '#runtime/react/useCall.ts';
import { texts } from './texts.ts';

interface FilterCert {
  certCode: string;
  certName: string;
}

/** Chooses one of the certificates that were practised last or that stand in the list. */
export function CertFilter({
  certCode,
  listed,
  onChange,
}: {
  certCode: string;
  listed: readonly FilterCert[];
  onChange: (certCode: string) => void;
}) {
  const { data } = useCall('cert.recent', { pageSize: 20 });
  const known = new Map([...listed, ...(data?.rows ?? [])].map((cert) => [cert.certCode, cert.certName]));
  if (certCode && !known.has(certCode)) known.set(certCode, certCode);
  return (
    <label className="book-filter">
      <span>{texts.cert}</span>
      <select value={certCode} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts.allCerts}</option>
        {[...known].map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
