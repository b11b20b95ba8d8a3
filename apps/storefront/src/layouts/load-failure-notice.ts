/** Hardly a page needs it; fetched ahead by one that works, so that it is there when the network is what fails. */
export const loadFailureNotice = () => import('./failure-notice.tsx');
