/** Deletes the cached gateway responses, but no user data, and reloads the page. */
export async function clearAndReload(baseUrl: string | undefined): Promise<void> {
  try {
    // Already loaded at startup, unless loading it is what failed.
    const { clearPersistedCache } = await import('#queries/cache')
    if (baseUrl !== undefined) clearPersistedCache(baseUrl)
  } finally {
    location.reload()
  }
}
