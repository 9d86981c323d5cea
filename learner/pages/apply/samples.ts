import type { Terms } from './terms.ts';

/** What somebody said of themselves. */
export const said = {
  personName: '王小明',
  idType: 'idCard',
  idNumber: '11010119900307002X',
  phone: '13800000000',
  photo: null,
  education: null,
  workYears: null,
  lowerCertCode: null,
  needsAccessibleSeat: false,
  answers: null,
};

/** A certificate that asks for little. */
export const terms: Terms = {
  id: 'c',
  version: 1,
  certName: '证书',
  level: null,
  photo: null,
  minEducation: null,
  minWorkYears: null,
  lowerCertName: null,
  applyNote: null,
  applyForm: { type: 'object', properties: { note: { type: 'string', title: '备注', maxLength: 50 } } },
  agreements: [],
  exams: [],
  open: null,
  prefill: said,
};
