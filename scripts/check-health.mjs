// Ends with 0 when the shop beside it takes visitors: for the image's HEALTHCHECK, whose base has no curl.
const port = process.env.PORT || '3000';

try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) throw new Error(`/readyz answers ${answer.status}: ${await answer.text()}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
