export { Support as View } from '../../account/support.tsx';
