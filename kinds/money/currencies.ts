/** The currencies of `x-money`, all with a hundredth: how an amount begins, and what people call it. */
export const currencies = {
  CNY: { sign: '￥', name: '人民币' },
  HKD: { sign: 'HK$', name: '港元' },
  MOP: { sign: 'MOP$', name: '澳门元' },
  TWD: { sign: 'NT$', name: '新台币' },
  USD: { sign: 'US$', name: '美元' },
  EUR: { sign: '€', name: '欧元' },
  GBP: { sign: '£', name: '英镑' },
} as const;

export type Currency = keyof typeof currencies;

/** The currency of a field or column, from its `props`; yuan where nothing is said. */
export function currencyOf({ props }: { props?: Record<string, unknown> | undefined }): Currency {
  const given = props?.['currency'];
  return isCurrency(given) ? given : 'CNY';
}

function isCurrency(name: unknown): name is Currency {
  return typeof name === 'string' && Object.hasOwn(currencies, name);
}
