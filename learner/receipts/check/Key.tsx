import { fingerprintOf } from './check.ts';
import { texts } from './texts.ts';

/** A public key with its fingerprint. */
export function Key({ value }: { value: string }) {
  return (
    <dl className="receipt-facts">
      <dt>{texts.key}</dt>
      <dd>
        <code>{value}</code>
      </dd>
      <dt>{texts.fingerprint}</dt>
      <dd>
        <code>{fingerprintOf(value) || texts.noFingerprint}</code>
      </dd>
    </dl>
  );
}
