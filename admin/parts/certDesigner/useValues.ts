import { useMemo } from 'react';
import type { CertValues } from '#runtime/core/certificate/tokens.ts';
import { useCallByName } from '#runtime/react/useCall.ts';

/** With which values a certificate is shown. */
export type Sample = 'longest' | 'typical';

/** Values as most certificates have them. */
export const typicalValues: CertValues = {
  personName: '李晓明',
  certNumber: 'QM-2026-000128',
  certName: '教师数字素养',
  level: '中级',
  issuedDate: '2026年1月31日',
  validUntil: '2029年1月31日',
  idType: '居民身份证',
  idNumber: '110101199003071234',
  tenantName: '启明教育集团',
};

/** Long ones, where the organisation's own are not known. */
const longValues: CertValues = {
  personName: '古丽巴哈尔·买买提江',
  certNumber: 'QM-JSSZSY-2026-00001280',
  certName: '中小学教师人工智能与数字化教学应用能力认证',
  level: '高级（一级）',
  issuedDate: '2026年12月31日',
  validUntil: '2029年12月31日',
  idType: '港澳居民来往内地通行证',
  idNumber: '110101199003071234',
  tenantName: '新疆维吾尔自治区启明职业教育培训中心',
};

/** The values of a sample: the longest that the organisation has, or usual ones. */
export function useValues(sample: Sample): CertValues {
  const { data } = useCallByName('certTemplate.sample', {});
  return useMemo(() => {
    if (sample === 'typical') return typicalValues;
    const own = (data ?? {}) as Partial<CertValues>;
    const filled = Object.entries(own).filter(([, value]) => typeof value === 'string' && value !== '');
    return { ...longValues, ...Object.fromEntries(filled) };
  }, [sample, data]);
}
