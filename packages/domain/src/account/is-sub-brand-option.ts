/** ACC-006 */
export const isSubBrandOption = ({ alias }: { alias: string }): boolean => alias.toLowerCase().includes('subbrand');
