// The page that was wanted opens by itself when the connection is back, or the shop is: of that no browser tells.
addEventListener('online', () => location.reload());
setInterval(() => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
}, 30_000);
