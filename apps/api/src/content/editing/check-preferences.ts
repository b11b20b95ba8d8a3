import type { UserPreferenceGroup } from '@selvedge/contract/preferences.ts';

/** What is wrong with groups of preferences, as [where, key]. A choice is stored by its key alone, so no two may share one. (ACC-003 to ACC-006) */
export function checkPreferences(groups: readonly UserPreferenceGroup[]): [at: string, key: string][] {
  const groupIds = new Set<string>();
  const keys = new Set<string>();
  return groups.flatMap(({ id, title, userOptions }, place) => {
    const at = `userPreferences.${place}`;
    const problems: [string, string][] = [];
    if (!title.trim()) problems.push([`${at}.title`, 'validation.required']);
    if (!id.trim() || groupIds.has(id)) problems.push([`${at}.id`, id.trim() ? 'studio.id_twice' : 'validation.required']);
    if (userOptions.length === 0) problems.push([`${at}.userOptions`, 'studio.group_empty']);
    groupIds.add(id);
    for (const [index, option] of userOptions.entries()) {
      const where = `${at}.userOptions.${index}`;
      const key = option.key.trim();
      if (!option.title.trim()) problems.push([`${where}.title`, 'validation.required']);
      if (!key || keys.has(key)) problems.push([`${where}.key`, key ? 'studio.key_twice' : 'validation.required']);
      keys.add(key);
    }
    return problems;
  });
}
