import type { PersistedKind } from './persistedData.ts'

/**
 * The `meta` of a query whose response is persisted; the kind determines how it's validated when
 * it's restored.
 */
export const persisted = (kind: PersistedKind) => ({ persist: kind }) as const
