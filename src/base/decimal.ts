/** Default token decimals, for tokens that do not report theirs. */
export const defaultDecimals = 18

/** Whether a decimal string is a number that can be shown. */
export const isDecimal = (text: string): boolean =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)
