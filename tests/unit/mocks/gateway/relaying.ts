import { routes, type RelayTask } from '#gateway'
import type { Address, Hex } from 'viem'
import { sign } from 'viem/accounts'
import { safes } from '../../../../mocks/chain/index.ts'
import { encodeExec, packSignatures, signTyped } from '../../../../mocks/chain/safeTools.ts'
import {
  hashOf,
  plainTransaction,
  type SafeTransaction,
} from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import type { Stage } from './journey.ts'

/** The chain with a relayer. */
export const chainId = '17000'
export const testFund = safes.testFund.address
const { alice, bob } = people

export const nonceOf = async ({ gateway }: Stage): Promise<number> =>
  (await gateway.call(routes.safe, { path: { chainId, safeAddress: testFund } })).nonce

/** The call that executes a Safe transaction with some people's signatures. */
export async function executionOf(
  tx: SafeTransaction,
  signers: readonly Person[] = [alice, bob],
  safe: Address = testFund,
  chain = chainId,
): Promise<Hex> {
  const hash = hashOf(chain, safe, tx)
  return encodeExec(
    { ...tx, nonce: BigInt(tx.nonce) },
    packSignatures(await Promise.all(signers.map((who) => signTyped(who, hash)))),
  )
}

/** The signature of an owner of the Test fund. */
export const signFund = (who: Person, tx: SafeTransaction): Promise<Hex> =>
  sign({ hash: hashOf(chainId, testFund, tx), privateKey: who.privateKey, to: 'hex' })

/** Uses up a nonce of the Test fund. */
export const skip = (nonce: number): SafeTransaction => plainTransaction({ to: testFund, nonce })

export const relay = (
  { gateway }: Stage,
  data: string,
  to: string = testFund,
  chain = chainId,
  version = '1.5.0',
): Promise<RelayTask> =>
  gateway.call(routes.relay, { path: { chainId: chain }, body: { version, to, data } })

export const remainingOf = async ({ gateway }: Stage, safeAddress: string = testFund) =>
  gateway.call(routes.relaysRemaining, { path: { chainId, safeAddress } })
export const statusOf = ({ gateway }: Stage, taskId: string) =>
  gateway.call(routes.relayStatus, { path: { chainId, taskId } })
