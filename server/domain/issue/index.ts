export { confirmCert } from './confirmCert.ts';
export {
  addressesOf,
  credential,
  issuerProfile,
  largestFile,
  listLife,
  publicKeys,
  renewKey,
  replaceKey,
  statusList,
  verifyFile,
  type VerifiedFile,
} from './credential/index.ts';
export { issueCert } from './issueCert.ts';
export { myCert } from './myCert.ts';
export { setNotPassed, setToDo } from './setNotPassed.ts';
export { verify, type VerifiedCert } from './verify.ts';
export { correctCert, reissueCert } from './newEdition.ts';
export { makePdfs } from './pdf/makePdf.ts';
export { certPdf, myPdf } from './pdf/openPdf.ts';
export { preview, sample } from './pdf/preview.ts';
export { issueSheet, issueUploaded, uploadFaults, uploadIssueCert, uploadWorks } from './upload/index.ts';
