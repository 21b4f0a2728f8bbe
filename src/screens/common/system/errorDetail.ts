/** The message of whatever was thrown; undefined if it has none. */
export const errorDetail = (error: unknown): string | undefined =>
  error instanceof Error && error.message !== '' ? error.message : undefined
