import { loadPart } from '#screens/core/code'

/** Loaded with the first request, because an app may do nothing but read. */
export const RequestDialogs = /*@__PURE__*/ loadPart(
  async () => (await import('./AppRequests.tsx')).AppRequests,
)
