import type { QueryClient } from '@tanstack/react-query'

/** What only somebody who is logged in may see lies under this key, and so do the calls that change it. None of it is ever kept beyond the page. */
export const privateKey = ['private'] as const

/** For calls that carry what is private: once they are done and nobody looks at them, they are forgotten. */
export const notRemembered = { gcTime: 0 } as const

/** Forgets all that is private: answers, also where they are shown, answers that are on their way, and what was sent. */
export function forgetPrivate(queries: QueryClient): void {
  const sent = queries.getMutationCache()
  for (const mutation of sent.findAll({ mutationKey: privateKey })) if (mutation.state.status !== 'pending') sent.remove(mutation)
  queries.removeQueries({ queryKey: privateKey, type: 'inactive' })
  // Not `resetQueries`, which asks again: a login that cannot be ended would bring all of it back.
  for (const query of queries.getQueryCache().findAll({ queryKey: privateKey })) query.reset()
}
