export { read } from '../number/read.tsx';
