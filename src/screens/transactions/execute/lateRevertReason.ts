import { loadPart } from '#screens/core/code'

/** `RevertReason`, loaded on demand: its texts are many, and few transactions fail. */
export const RevertReason = /*@__PURE__*/ loadPart(
  async () => (await import('./simulationFailure/index.ts')).RevertReason,
)
