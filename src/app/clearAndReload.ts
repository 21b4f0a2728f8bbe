/**
 * Deletes the saved responses of the gateway, and nothing that a person made, and loads the page
 * again.
 */
export async function clearAndReload(baseUrl: string | undefined): Promise<void> {
  try {
    // Loaded since the start, unless that is what failed.
    const { clearPersistedCache } = await import('#queries/cache')
    if (baseUrl !== undefined) clearPersistedCache(baseUrl)
  } finally {
    location.reload()
  }
}
