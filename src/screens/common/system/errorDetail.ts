/** The message of any thrown value; undefined if it has none. */
export const errorDetail = (error: unknown): string | undefined =>
  error instanceof Error && error.message !== '' ? error.message : undefined
