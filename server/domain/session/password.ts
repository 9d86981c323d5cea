import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

let cost = { N: 16384, r: 8, p: 1 };
const keyLength = 32;

/** For tests: from now on a password costs next to nothing. Hashes carry their cost, so those of before hold. */
export function makePasswordsCheap(): void {
  cost = { N: 16, r: 1, p: 1 };
}

/** Hash of a password as `scrypt$N$r$p$salt$key`, so that the cost can rise later (RFC 7914; cost by OWASP's list). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive({ password, salt, options: cost });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password gave this hash. Without a hash it takes as long and is false, so that time tells nothing. */
export async function isPassword({ password, hash }: { password: string; hash: string | undefined }): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (hash ?? absent()).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive({
    password,
    salt: Buffer.from(salt, 'base64url'),
    options: { N: Number(n), r: Number(r), p: Number(p) },
  });
  return timingSafeEqual(actual, expected) && hash !== undefined;
}

const absent = (): string =>
  `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyLength).toString('base64url')}`;

function derive({
  password,
  salt,
  options,
}: {
  password: string;
  salt: Buffer;
  options: ScryptOptions;
}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
