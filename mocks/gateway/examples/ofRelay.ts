import { routes } from '#gateway'
import { concat, encodeFunctionData, parseAbi } from 'viem'
import { hashOf, plainTransaction } from '../reading/safeTransaction.ts'
import { safes } from '../../chain/genesis/places.ts'
import { safeTxParameters } from '../../chain/safeParameters.ts'
import { alice, bob, dave, type ExampleStage, signed } from './stage.ts'

// Only the test chain has a relayer.
const { address: safe, version } = safes.testFund
const chainId = '17000'
const testFund = { chainId, safeAddress: safe }

const abi = parseAbi([
  `function execTransaction(${safeTxParameters}, bytes signatures) payable returns (bool)`,
])

/** An execution signed by two owners, ready to be relayed. */
async function execution({ gateway }: ExampleStage) {
  const { currentNonce } = await gateway.call(routes.nonces, { path: testFund })
  const tx = plainTransaction({ to: dave.address, value: 10n ** 16n, nonce: currentNonce })
  const hash = hashOf(chainId, safe, tx)
  const owners = [alice, bob].sort((a, b) =>
    a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1,
  )
  const signatures = concat(await Promise.all(owners.map((owner) => signed(owner, hash))))
  const args = [
    tx.to,
    tx.value,
    tx.data,
    tx.operation,
    tx.safeTxGas,
    tx.baseGas,
    tx.gasPrice,
    tx.gasToken,
    tx.refundReceiver,
    signatures,
  ] as const
  return {
    path: { chainId },
    body: {
      version,
      to: safe,
      data: encodeFunctionData({ abi, functionName: 'execTransaction', args: [...args] }),
    },
  }
}

/** Relayed executions. */
export const ofRelay = {
  relay: execution,
  relaysRemaining: async () => ({ path: testFund }),
  async relayStatus(stage: ExampleStage) {
    const { taskId } = await stage.gateway.call(routes.relay, await execution(stage))
    return { path: { chainId, taskId } }
  },
}
