import type { Address, Hex } from 'viem'
import { invalid } from '../httpError.ts'
import { readAddress, readHex, readObject, readOptionalText, readText } from './values.ts'

const semver = /^v?\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/

/** Validates a relay request. The gas limit must be a number; the relayer uses its own. */
export function readRelay(raw: unknown): { to: Address; data: Hex } {
  const body = readObject(raw)
  const call = { to: readAddress(readText(body, 'to')), data: readHex(body, 'data') }
  if (!semver.test(readText(body, 'version').trim()))
    throw invalid({ code: 'custom', message: 'Invalid semver string', path: ['version'] })
  const gasLimit = readOptionalText(body, 'gasLimit')
  if (gasLimit && !/^(\d+|0x[0-9a-f]+)$/i.test(gasLimit))
    throw invalid({ code: 'custom', message: 'Unable to parse value', path: ['gasLimit'] })
  return call
}
