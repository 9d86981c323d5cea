export { read } from '../text/read.tsx';
