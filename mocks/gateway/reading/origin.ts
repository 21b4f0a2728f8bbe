import type { SafeAppInfo } from '#gateway'

/**
 * Parses the origin of a proposal: `{ url, name }` is an app, `note` is a note. Invalid JSON is
 * ignored.
 */
export function readOrigin(origin: string | null): {
  safeAppInfo: SafeAppInfo | null
  note: string | null
} {
  try {
    const told: unknown = JSON.parse(origin ?? 'null')
    if (typeof told !== 'object' || told === null) return { safeAppInfo: null, note: null }
    const { url, name, note } = told as Record<string, unknown>
    const app =
      typeof url === 'string' && typeof name === 'string' && url !== ''
        ? { name, url, logoUri: null }
        : null
    return {
      safeAppInfo: app,
      note: typeof note === 'string' && note ? note.replace(/<[^>]*>/g, '') : null,
    }
  } catch {
    return { safeAppInfo: null, note: null }
  }
}
