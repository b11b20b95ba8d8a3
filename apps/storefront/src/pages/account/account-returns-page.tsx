export { OwnReturns as View } from '../../account/own-returns.tsx';
