// Runs before the first paint, so that nothing of it changes its size after it was seen: how many tiles the shopper wants in a row
// (`grid=portrait.1_desktop.6`), and whether prices of members are shown.
{
  const root = document.documentElement;
  const found = /(?:^|; )grid=([a-z0-9._]{1,60})/.exec(document.cookie);
  for (const part of found ? found[1].split('_') : []) {
    const [screen, tiles] = part.split('.');
    if (/^(portrait|landscape|tablet|desktop)$/.test(screen) && /^[12346]$/.test(tiles)) root.setAttribute(`data-grid-${screen}`, tiles);
  }
  if (/(?:^|; )club_member=1/.test(document.cookie)) root.setAttribute('data-member', '');
}
