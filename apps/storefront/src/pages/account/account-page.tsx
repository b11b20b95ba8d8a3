export { AccountHome as View } from '../../account/account-home.tsx';
