/** What the texts of a certificate may say of it: the token, and the value that stands for it. */
export const certTokens = {
  持证人: 'personName',
  证书编号: 'certNumber',
  证书名称: 'certName',
  等级: 'level',
  发证日期: 'issuedDate',
  有效期至: 'validUntil',
  证件类型: 'idType',
  证件号码: 'idNumber',
  发证机构: 'tenantName',
} as const;

export type CertToken = keyof typeof certTokens;

/** What is printed on one certificate, as it is read: days as 2026年1月31日, codes by their labels. Empty where there is none. */
export type CertValues = Record<(typeof certTokens)[CertToken], string>;

/** A text with its tokens filled in. A line all of whose tokens are empty is left out. */
export function filledText(text: string, values: CertValues): string {
  return text
    .split('\n')
    .filter((line) => {
      const used = tokensOf(line).filter(isToken);
      return used.length === 0 || used.some((token) => values[certTokens[token]] !== '');
    })
    .map((line) => line.replace(inBraces, (whole, name: string) => (isToken(name) ? values[certTokens[name]] : whole)))
    .join('\n');
}

/** The first word in braces that is no token, if any. */
export function unknownToken(text: string): string | undefined {
  return tokensOf(text).find((name) => !isToken(name));
}

const inBraces = /\{([^{}\n]*)\}/g;

/** The words in braces of a text. */
export function tokensOf(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, name = '']) => name);
}

function isToken(name: string): name is CertToken {
  return Object.hasOwn(certTokens, name);
}
