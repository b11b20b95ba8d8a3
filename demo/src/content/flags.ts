/** Features that the demo has in every market, beside what they are by themselves. */
export const demoFlags = {
  /** A week, so that a visitor who joins the club sees what it opens. */
  earlyAccessHours: 7 * 24,
} as const;
