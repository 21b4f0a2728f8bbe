import { sameAddress, type SafeRef } from '#base'
import { decodeSharedLink } from './decodeSharedLink.ts'
import { decodeSharedFile } from './sharedFile.ts'
import { longestShared, type ReadShared, SharedProblemError } from './sharedTransaction.ts'

/**
 * Reads a shared transaction: a link, just its fragment, or a file's text, as pasted. Never throws:
 * returns the problem instead.
 * @param expected the Safe in the address bar
 */
export function readShared(text: string, expected?: SafeRef): ReadShared {
  try {
    if (text.length > longestShared) throw new SharedProblemError({ why: 'tooLarge' })
    const trimmed = text.trim()
    const shared = trimmed.startsWith('{')
      ? decodeSharedFile(trimmed)
      : decodeSharedLink(fragmentOf(trimmed))
    if (expected && shared.at.chainId !== expected.chainId)
      throw new SharedProblemError({ why: 'otherChain', at: shared.at })
    if (expected && !sameAddress(shared.at.address, expected.address))
      throw new SharedProblemError({ why: 'otherSafe', at: shared.at })
    return { ok: true, shared }
  } catch (error) {
    return {
      ok: false,
      problem: error instanceof SharedProblemError ? error.problem : { why: 'notShared' },
    }
  }
}

/**
 * The part of a link after `#`. Email breaks long links into lines, and some apps write `=` as
 * `%3D`.
 */
function fragmentOf(text: string): string {
  const joined = text.replaceAll(/\s+/g, '')
  const start = joined.indexOf('#')
  const fragment =
    start < 0 && /^[a-z][a-z\d+.-]*:\/\//i.test(joined) ? '' : joined.slice(start + 1)
  return fragment.replace(/^tx%3D/i, 'tx=')
}
