export { Support as View } from '../../account/support.tsx';
export { AccountLayout as Frame } from '../../layouts/account-layout.tsx';
