// The page that was wanted opens by itself when the connection is back.
addEventListener('online', () => location.reload());
