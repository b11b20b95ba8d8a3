export const bulkKinds = ['markdown', 'end', 'member', 'badges', 'tags', 'leave'] as const;
export type BulkKind = (typeof bulkKinds)[number];
