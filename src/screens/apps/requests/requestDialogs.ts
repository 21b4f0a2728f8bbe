import { loadCode } from '#screens/core/code'

/** Loaded with the first request: an app may only read. */
export const requestDialogs = /*@__PURE__*/ loadCode(
  async () => (await import('./AppRequests.tsx')).AppRequests,
)
