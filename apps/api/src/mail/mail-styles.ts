/**
 * What cannot stand in place: a phone of 320 points has no room for two margins beside a name and its price, and in the dark a program that is
 * told nothing turns colours around as it likes, so that words vanish. Squares that scanners read stay dark on white.
 */
export const mailStyles = [
  ':root{color-scheme:light dark}',
  '@media (max-width:480px){.page{padding:24px 0 32px!important}.side{padding:0 16px!important}.sheet{padding:24px 16px 1px!important}}',
  '@media (prefers-color-scheme:dark){',
  '.ground{background:#171513!important;color:#f1ede5!important}.sheet{background:#24211e!important}.ink{color:#f1ede5!important}',
  '.quiet{color:#b8b1a6!important}.act{background:#f1ede5!important;color:#171513!important}.line{border-color:#4a4540!important}}',
].join('');
