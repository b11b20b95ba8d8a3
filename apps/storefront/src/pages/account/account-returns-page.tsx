export { OwnReturns as View } from '../../account/own-returns.tsx';
export { AccountLayout as Frame } from '../../layouts/account-layout.tsx';
