export { read } from '../date/read.tsx';
