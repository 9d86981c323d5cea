import type { Works } from '../../../engine/jobs/works.ts';
import { checkUpload } from './check.ts';
import { storeUpload } from './store.ts';

export { issueSheet } from './issueSheet.ts';
export { issueUploaded, uploadFaults, uploadIssueCert } from './uploadIssueCert.ts';

/** What jobs do about uploaded certificates. */
export const uploadWorks: Works = {
  'certUpload.check': { attempts: 3, run: checkUpload },
  'certUpload.store': { attempts: 3, run: storeUpload },
};
