export { Preferences as View } from '../../account/preferences.tsx';
export { AccountLayout as Frame } from '../../layouts/account-layout.tsx';
