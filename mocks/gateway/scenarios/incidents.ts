import { type Address, encodeFunctionData, type Hex, parseAbi, parseUnits } from 'viem'
import { impostor } from '../../chain/impostor.ts'
import { base, safes } from '../../chain/genesis/places.ts'
import { type FixtureTransaction, aTransaction } from '../../fixtures/aTransaction.ts'
import { people } from '../../people.ts'
import type { World } from '../../world.ts'
import { sendToken, together, type Plan } from './seeding.ts'

// Attacks on Safes, as proposals that one owner has already signed.

const { carol, dave, erin, frank } = people
const safe = safes.treasury.address

/** Has a method with the name of a transfer. */
const swapper: Address = '0x5afe5afe5afe5afe5afe5afe5afe5afe5afe0001'
/** Stores its first argument in slot 0, where a Safe keeps the address of its code. */
const swapperCode: Hex = '0x60043560005500'
/** A module of the attacker: it needs no signatures to move funds. */
export const backdoor: Address = '0x5afe5afe5afe5afe5afe5afe5afe5afe5afe0002'

interface Incident {
  /** ID of the transaction. */
  id: string
  /** Adds it to a world. */
  propose: (world: World) => Promise<void>
}

function incidentOf(call: Plan['call'], prepare?: (world: World) => Promise<void>): Incident {
  const proposal = aTransaction({ ...call, nonce: 17, signers: [carol], note: null })
  return {
    id: `multisig_${safe}_${proposal.safeTxHash}`,
    propose: async (world) => {
      await prepare?.(world)
      await add(world, proposal)
    },
  }
}

async function add(world: World, { tx, safeTxHash }: FixtureTransaction): Promise<void> {
  const { proposals } = await world.state.chain('1')
  const [{ sign }, submittedAt] = [await import('viem/accounts'), world.state.now()]
  const signature = () => sign({ hash: safeTxHash, privateKey: carol.privateKey, to: 'hex' })
  proposals.add({
    safe,
    safeTxHash,
    tx,
    proposer: carol.address,
    proposedByDelegate: null,
    submittedAt,
    confirmations: [{ owner: carol.address, submittedAt, signature }],
    origin: null,
    trusted: true,
  })
}

/**
 * Reads like a transfer of nothing, and replaces the code of the Safe: the called contract runs as
 * the Safe. The real attack took 1.5 billion dollars in February 2025.
 */
export const implementationSwap = incidentOf(
  {
    to: swapper,
    operation: 1,
    data: encodeFunctionData({
      abi: parseAbi(['function transfer(address to, uint256 value)']),
      args: [impostor, 0n],
    }),
  },
  async (world) => (await world.chain(1)).overwrite(swapper, { code: swapperCode }),
)

/** A payment that is due and, in the same batch, a module that can take the rest. */
export const moduleByBatch = incidentOf(
  together([
    sendToken(base.tokens.usdc, dave.address, parseUnits('950', 6)),
    {
      to: safe,
      data: encodeFunctionData({
        abi: parseAbi(['function enableModule(address module)']),
        args: [backdoor],
      }),
    },
  ]),
)

/** Begins and ends like Erin's address. */
export const copyOfErin =
  `${erin.address.slice(0, 6)}${'0'.repeat(32)}${erin.address.slice(-4)}`.toLowerCase() as Address

/** Forwards what it receives to the Treasury. */
const dustCode: Hex = `0x6000600060006000600173${safe.slice(2).toLowerCase()}5af100`

/**
 * Anyone can send next to nothing from an account of their choice. It stays in the Safe's history,
 * for users who copy the address of the last payment.
 */
export async function poisonHistory(world: World): Promise<void> {
  const [{ privateKeyToAccount }, chain] = [await import('viem/accounts'), await world.chain(1)]
  await chain.overwrite(copyOfErin, { code: dustCode })
  const [nonce, price] = await Promise.all([
    chain.request({ method: 'eth_getTransactionCount', params: [frank.address, 'latest'] }),
    chain.request({ method: 'eth_gasPrice' }),
  ])
  const signed = await privateKeyToAccount(frank.privateKey).signTransaction({
    chainId: 1,
    to: copyOfErin,
    value: 1n,
    gas: 100_000n,
    nonce: Number(nonce),
    gasPrice: BigInt(price as Hex) * 2n,
  })
  await chain.request({ method: 'eth_sendRawTransaction', params: [signed] })
}
