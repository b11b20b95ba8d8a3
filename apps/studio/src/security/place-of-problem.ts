/** The field that a refusal is about: a wrong password is its own, anything else belongs to what was asked last. */
export function placeOfProblem<N extends string>(errors: readonly string[], asks: readonly [N, ...N[]]): N {
  const about = errors.some((key) => key === 'studio.password_wrong' || key === 'studio.password_needed') ? 'password' : undefined;
  return asks.find((name) => name === about) ?? asks.at(-1) ?? asks[0];
}
