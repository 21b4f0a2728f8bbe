import { type Hex, zeroAddress } from '#base'
import {
  type ChainClient,
  estimateExec,
  estimateUnsigned,
  readBalance,
  readBlockNumber,
  readBlockTime,
  readCodeHashes,
  readContractSignatures,
  readDelayModules,
  readErc20s,
  readFees,
  readFormerLimits,
  readGasPrice,
  readIsContract,
  readLimits,
  readMovements,
  readMined,
  readName,
  readApprovedHashes,
  readLogsBack,
  readOwnerSafes,
  readQueuedCall,
  readReceipt,
  readRollupFees,
  readSnapshot,
  resolveName,
  simulateExec,
  simulateLogs,
  simulateUnsigned,
} from '#chain'
import {
  allowanceModules,
  encodeExec,
  packSignatures,
  readSafeRevert,
  safeTxTypedData,
  signedBytes,
} from '#safe'
import { base, type Chain, chargeForData, household, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { startRecovery } from '../../../mocks/services/startRecovery.ts'
import { aClient, aSafeTx, execData, packedBy } from '../chain/setup.ts'

const { alice, bob, carol, dave } = people
const { treasury } = safes
const at = { chainId: '1', address: treasury.address }

/** A simulation that fails says so in its result. */
async function worked<T extends { ok: boolean }>(simulation: Promise<T>): Promise<T> {
  const result = await simulation
  if (!result.ok) throw (result as { error?: unknown }).error
  return result
}

/** What the product reads of a node, one after the other. */
export async function nodeReads(chain: Chain) {
  const { client: good } = aClient(chain)
  const approvers = [alice.address, dave.address]
  const newest = Number(chain.logs({}).at(-1)?.blockNumber ?? 0n)
  const { module } = await startRecovery(chain, treasury.address)
  const [queued] = (await readDelayModules(good, at, [module])).modules[0]?.queued ?? []
  if (!queued) throw new Error('Nothing is queued.')
  await chargeForData(chain, 3_000_000_000, { fixed: 5n, perMillionGas: 7n })
  const { nonce } = await readSnapshot(good, at)
  const payment = { to: dave.address, value: 1n, nonce }
  const { tx, hash } = aSafeTx(treasury.address, payment)
  const signed = await execData(tx, [alice, bob], hash)
  const approved = packSignatures([{ kind: 'approved', signer: alice.address }])
  const unsigned = encodeExec(tx, approved)
  const keepers = await Promise.all(
    Object.values(people).map(async (who) => ({
      signer: base.contractOwner,
      data: await packedBy([who], hash),
    })),
  )
  const bytes = signedBytes(safeTxTypedData({ ...at, version: '1.4.1' }, tx))
  const [allowanceModule = zeroAddress] = allowanceModules
  const limitsOf = { official: allowanceModules, enabled: [allowanceModule] }
  const exec = (data: Hex, from: `0x${string}` = dave.address) => ({ safe: at.address, data, from })
  return {
    'the Safe': (client) => readSnapshot(client, at, { ownerKinds: true, safeTxHash: hash }),
    'a balance': (client) => readBalance(client, treasury.address),
    tokens: (client) => readErc20s(client, [base.tokens.usdc, base.stubborn], treasury.address),
    code: (client) => readCodeHashes(client, [treasury.address, dave.address]),
    'a simulation': (client) => worked(simulateExec(client, exec(signed))),
    'an estimate': (client) => estimateExec(client, exec(signed)),
    'a revert': async (client) => {
      const data = await execData(tx, [alice], hash)
      const simulation = await simulateExec(client, exec(data))
      const revert = simulation.ok ? undefined : readSafeRevert(simulation.error)
      if (!revert && !simulation.ok) throw simulation.error
      return revert
    },
    'an unsigned simulation': (client) =>
      worked(
        simulateUnsigned(client, { ...exec(unsigned, alice.address), from: alice.address, nonce }),
      ),
    'what changes': (client) => simulateLogs(client, exec(signed)),
    'tokens that arrive': (client) =>
      readMovements(client, treasury.address, [
        {
          token: base.tokens.usdc,
          from: treasury.address,
          to: dave.address,
          raw: 1n,
          pulled: false,
        },
      ]),
    fees: (client) => readFees(client),
    'a receipt': (client) => readReceipt(client, chain.logs({}).at(-1)?.transactionHash as Hex),
    'a mined transaction': (client) =>
      readMined(client, chain.logs({}).at(-1)?.transactionHash as Hex),
    recoveries: (client) => readDelayModules(client, at, [module]),
    'a past event': (client) => readQueuedCall(client, module, queued),
    'contracts among owners': (client) =>
      readOwnerSafes(client, [treasury.address, base.contractOwner], alice.address),
    'approved hashes': (client) =>
      readApprovedHashes(client, { address: treasury.address, owners: approvers, hashes: [hash] }),
    'the newest events': (client) =>
      readLogsBack(client, [{ address: treasury.address, topics: [] }], newest, newest),
    'signatures of a contract': (client) =>
      readContractSignatures(client, keepers, { hash, bytes, input: 'bytes' }),
    'a contract': (client) => readIsContract(client, treasury.address),
    'spending limits': (client) => readLimits(client, household.address, limitsOf),
    'former limits': (client) =>
      readFormerLimits(client, household.address, {
        module: allowanceModule,
        delegate: carol.address,
      }),
    'the latest block': (client) => readBlockNumber(client),
    'the time of a block': (client) => readBlockTime(client, BigInt(newest)),
    'a gas price': (client) => readGasPrice(client),
    'fees of a rollup': (client) => readRollupFees(client, { to: treasury.address, data: signed }),
    'an unsigned estimate': (client) =>
      estimateUnsigned(client, { ...exec(unsigned), from: alice.address, nonce }),
    'the address of a name': (client) => resolveName(client, 'exchange.eth', '17000'),
    'a name': (client) => readName(client, alice.address, '1'),
  } satisfies Record<string, (client: ChainClient) => Promise<unknown>>
}
