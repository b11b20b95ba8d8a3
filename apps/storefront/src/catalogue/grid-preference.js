// Runs before the first paint, so that tiles are never seen in another size than the shopper has chosen. The cookie is
// `grid=portrait.1_desktop.6`.
{
  const found = /(?:^|; )grid=([a-z0-9._]{1,60})/.exec(document.cookie);
  for (const part of found ? found[1].split('_') : []) {
    const [screen, tiles] = part.split('.');
    if (/^(portrait|landscape|tablet|desktop)$/.test(screen) && /^[12346]$/.test(tiles))
      document.documentElement.setAttribute(`data-grid-${screen}`, tiles);
  }
}
