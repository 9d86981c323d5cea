/**
 * Does the work that the server asks for before it looks at another password. The hash is plain JavaScript: the browser's
 * own is there over TLS only, and waits longer for each hash than one takes.
 */
import './oldBrowser.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge, type Challenge } from 'altcha-lib';
import type { Told, Work } from './proof.ts';

const tellEvery = 100;

onmessage = ({ data: { challenge, most } }: MessageEvent<Work>): void => {
  const parsed = JSON.parse(atob(challenge)) as Challenge;
  let tried = 0;
  let told = performance.now();
  const deriveKey = async (
    { cost, keyLength }: Challenge['parameters'],
    salt: Uint8Array,
    password: Uint8Array,
  ): Promise<{ derivedKey: Uint8Array }> => {
    tried += 1;
    if (performance.now() - told > tellEvery) {
      told = performance.now();
      tell({ share: Math.min(tried / most, 1) });
    }
    return { derivedKey: repeated({ salt, password, times: cost }).slice(0, keyLength) };
  };
  solveChallenge({ challenge: parsed, deriveKey, timeout: 0 }).then(
    (solution) => tell(solution ? { proof: btoa(JSON.stringify({ challenge: parsed, solution })) } : {}),
    () => tell({}),
  );
};

function repeated({ salt, password, times }: { salt: Uint8Array; password: Uint8Array; times: number }): Uint8Array {
  const first = new Uint8Array(salt.length + password.length);
  first.set(salt);
  first.set(password, salt.length);
  let hash = sha256(first);
  for (let n = 1; n < times; n += 1) hash = sha256(hash);
  return hash;
}

function tell(told: Told): void {
  postMessage(told);
}
