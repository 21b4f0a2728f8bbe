import { expect } from 'vitest'
import type { Address } from '#base'
import { plainTx, safeTxHash } from '#safe'
import { type ChainPort, prepare, type PrepareInput } from '#signing'
import { encodeCall } from '../../../../../src/safe/method.ts'
import { methods } from '../../../../../src/safe/methods.ts'
import type { Case } from '../../../oracle/generate.ts'
import { inputOf, portOf } from '../../../oracle/judge.ts'
import {
  defaultHandler,
  genesisWith,
  outsiders,
  owners,
  type SafeSetup,
  sharedGenesis,
  tokens,
} from '../../../oracle/world.ts'

const aSafe = (address: Address): SafeSetup => ({
  address,
  version: '1.4.1',
  l2: true,
  owners: owners.slice(0, 1),
  threshold: 1,
  modules: [],
  guard: null,
  handler: defaultHandler('1.4.1'),
  nonce: 0n,
  delegates: [],
})
const own = aSafe('0x1111111111111111111111111111111111111aaa')
const other = { ...aSafe('0x2222222222222222222222222222222222222bbb'), owners: [own.address] }
const call = (to: Address, data: `0x${string}`) => plainTx({ to, data, value: 0n, nonce: 0n })
const [receiver = own.address] = outsiders

export const transfer = call(tokens.plain.address, encodeCall(methods.transfer, [receiver, 10n]))
const inner = call(receiver, '0x')
const hash = safeTxHash({ chainId: '1', address: other.address, version: '1.4.1' }, inner)
export const approval = call(other.address, encodeCall(methods.approveHash, [hash]))

/** A review, and the one that is made again before the wallet is asked, with something changed. */
export async function reviewTwice(
  tx: Case['tx'],
  change: { port?: (port: ChainPort) => Partial<ChainPort>; input?: Partial<PrepareInput> },
) {
  const one: Case = {
    cell: { method: 'any', encoding: 'canonical', depth: 'alone' },
    safes: [own, other],
    tx,
    known: [{ safe: other.address, hash, tx: inner }],
    approvals: [],
  }
  const port = await portOf(genesisWith(await sharedGenesis(), one.safes, []))
  const input = inputOf(one)
  const shown = await prepare(port, input)
  const again = await prepare({ ...port, ...change.port?.(port) }, { ...input, ...change.input })
  expect(shown.verification.status).toBe('verified')
  return { shown, again }
}
