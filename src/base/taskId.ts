/**
 * The ID of a relayer's task, which becomes part of a path. Each relayer has its own kind: hashes,
 * UUIDs, decimal numbers of more than seventy digits.
 */
export const taskId = /^[\w-]{1,256}$/

export const isTaskId = (value: unknown): value is string =>
  typeof value === 'string' && taskId.test(value)
