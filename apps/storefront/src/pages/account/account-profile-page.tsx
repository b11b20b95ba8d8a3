export { Profile as View } from '../../account/profile.tsx';
