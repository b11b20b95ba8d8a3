export { Profile as View } from '../../account/profile.tsx';
export { AccountLayout as Frame } from '../../layouts/account-layout.tsx';
