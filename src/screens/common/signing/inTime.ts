/** Milliseconds for which signing waits for a node, which may never respond. */
export const patience = 10_000

/**
 * A promise's value; undefined if it takes longer than signing waits. Rejects if the promise does.
 */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
