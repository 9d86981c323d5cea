export { resend } from './resend.ts';
export { sweepDeliveries } from './sweep.ts';
