/** How a call says that it comes from a store's device: where it stands, when, and what its own key makes of both. (ISO-014) */
export const isoContextHeader = 'x-iso-context';
