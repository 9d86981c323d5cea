export { resend } from './resend.ts';
