import type { PersistedKind } from './persistedData.ts'

/**
 * The `meta` of a query whose response is persisted; the kind says how it is validated when it is
 * restored.
 */
export const persisted = (kind: PersistedKind) => ({ persist: kind }) as const
