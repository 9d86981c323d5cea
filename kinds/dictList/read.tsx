export { read } from '../dict/read.tsx';
