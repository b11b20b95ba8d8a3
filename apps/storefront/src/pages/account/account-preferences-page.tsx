export { Preferences as View } from '../../account/preferences.tsx';
