export { confirmCert } from './confirmCert.ts';
export {
  addressesOf,
  credential,
  hasAddress,
  issuerProfile,
  listLife,
  publicKeys,
  renewKey,
  replaceKey,
  statusList,
} from './credential/index.ts';
export { issueCert } from './issueCert.ts';
export { myCert } from './myCert.ts';
export { checkSending, sendCert } from './sendCert.ts';
export { setNotPassed, setToDo } from './setNotPassed.ts';
export { mostFound, verify, type VerifiedCert } from './verify.ts';
export { largestFile, verifyFile, type VerifiedFile } from './verifyFile.ts';
export { verifyPerson } from './verifyPerson.ts';
export { correctCert, reissueCert } from './newEdition.ts';
export { makePdfs } from './pdf/makePdf.ts';
export { attachedPdf, certPdf, myPdf } from './pdf/openPdf.ts';
export { myPicture } from './picture/myPicture.ts';
export { cardSize } from './picture/card.ts';
export { sharedPicture } from './picture/sharedPicture.ts';
export { preview, sample } from './pdf/preview.ts';
export { issueSheet, issueUploaded, uploadFaults, uploadIssueCert, uploadWorks } from './upload/index.ts';
