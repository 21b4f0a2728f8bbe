import { loadCode } from '../../code/index.ts'

/** Loaded with the first request: an app may only read. */
export const requestDialogs = /*@__PURE__*/ loadCode(
  async () => (await import('./AppRequests.tsx')).AppRequests,
)
