export { AccountHome as View } from '../../account/account-home.tsx';
export { AccountLayout as Frame } from '../../layouts/account-layout.tsx';
