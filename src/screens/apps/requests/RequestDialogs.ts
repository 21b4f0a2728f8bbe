import { loadPart } from '#screens/core/code'

/** Loaded with the first request: an app may only read. */
export const RequestDialogs = /*@__PURE__*/ loadPart(
  async () => (await import('./AppRequests.tsx')).AppRequests,
)
