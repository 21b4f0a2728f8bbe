/** Whether a wallet answered with nothing, as some do if the user rejects the request. */
export const isEmptyAnswer = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || answer === '0x'

/** A wallet's response with the 0x that some leave out. */
export const withPrefix = (answer: unknown): unknown =>
  typeof answer === 'string' && /^(?:[\da-f]{2}){32,}$/i.test(answer) ? `0x${answer}` : answer
