import { safes } from '../chain/genesis/places.ts'

/**
 * The same response about another Safe, as from a cache with the wrong key: every address in the
 * request's URL is replaced by another one.
 */
export function aboutAnotherSafe(text: string, url: URL): string {
  const asked = new Set(decodeURIComponent(url.href).match(/0x[\da-f]{40}(?![\da-f])/gi))
  let told = text
  for (const address of asked) {
    const other =
      address.toLowerCase() === safes.treasury.address.toLowerCase()
        ? safes.vault.address
        : safes.treasury.address
    told = told.replace(new RegExp(`${address}(?![\\da-f])`, 'gi'), other)
  }
  return told
}
