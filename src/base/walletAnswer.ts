/** Whether a wallet's response is empty, as some send if the user rejects the request. */
export const isEmptyAnswer = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || answer === '0x'

/** A wallet's response, with the 0x prefix that some omit. */
export const withPrefix = (answer: unknown): unknown =>
  typeof answer === 'string' && /^(?:[\da-f]{2}){32,}$/i.test(answer) ? `0x${answer}` : answer
