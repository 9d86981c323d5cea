export { act } from './act.ts';
export { board, sessions } from './board.ts';
export { live } from './live.ts';
export { reopen } from './reopen.ts';
