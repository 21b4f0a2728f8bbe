import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { useConfig } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import type { Address, ChainSnapshot, Hex } from '#base'
import { estimateExec, executionIn, readGasPrice, ReceiptTimeoutError, simulateExec, waitForReceipt } from '#chain'
import { refreshSafe, type TransactionDetail } from '#queries'
import { encodeExec, packConfirmations, readSafeRevert } from '#safe'
import { readWalletError } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { offers } from '../features.ts'
import type { Rehearsal } from './ExecuteDialogView.tsx'
import { type ExecuteFailure, executeFlow, executeStart, type ExecuteState } from './executeFlow.ts'

export interface Executing {
  state: ExecuteState
  rehearsal: Rehearsal
  execute: () => Promise<void>
  back: () => void
}

/** Bytes for `execTransaction`, from signatures of the owners that the chain knows; nothing where they cannot be packed. */
function execData(detail: TransactionDetail | undefined, snapshot: ChainSnapshot | null): Hex | undefined {
  if (!detail?.tx || !detail.multisig || !snapshot) return undefined
  try {
    return encodeExec(detail.tx, packConfirmations(detail.multisig.confirmations, snapshot.owners, snapshot.threshold))
  } catch {
    return undefined
  }
}

/** Sends a fully signed transaction from the connected wallet and waits until it is mined. */
export function useExecute(detail: TransactionDetail | undefined, snapshot: ChainSnapshot | null, account: Address | undefined): Executing {
  const [state, dispatch] = useReducer(executeFlow, executeStart)
  const { client } = useEnvironment()
  const config = useConfig()
  const queries = useQueryClient()
  const data = execData(detail, snapshot)
  const node = detail && client(detail.at.chainId)
  const chain = useChain(detail?.at.chainId)
  const rehearses = offers(chain, 'rehearsal')
  const asked = useQuery({
    queryKey: ['rehearsal', detail?.id, data, account] as const,
    enabled: rehearses && Boolean(node && data && detail) && state.step === 'review',
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<Rehearsal & { gas?: bigint }> => {
      if (!node || !data || !detail) return { status: 'unknown' }
      const execution = { safe: detail.at.address, data, from: account }
      const simulated = await simulateExec(node, execution)
      if (!simulated.ok) {
        const revert = readSafeRevert(simulated.error)
        return revert ? { status: 'reverts', ...revertParts(revert) } : { status: 'unknown' }
      }
      const [gas, price] = await Promise.all([estimateExec(node, execution), readGasPrice(node)])
      return { status: 'works', fee: gas * price, gas }
    },
  })
  const rehearsal: Rehearsal & { gas?: bigint } =
    detail && !rehearses ? { status: 'notOffered' } : (asked.data ?? (asked.isError || (detail && !data) ? { status: 'unknown' } : { status: 'asking' }))

  async function execute() {
    if (!detail?.multisig || !data || !account || !node) return
    const { at, multisig } = detail
    dispatch({ type: 'execute' })
    let txHash: Hex
    try {
      txHash = await sendTransaction(config, {
        account,
        chainId: Number(at.chainId),
        to: at.address,
        data,
        ...(rehearsal.gas ? { gas: rehearsal.gas } : {}),
        ...(offers(chain, 'feeMarket') ? {} : { type: 'legacy' as const }),
      })
    } catch (error) {
      dispatch({ type: 'failed', failure: walletFailure(error) })
      // A wallet that lost the node's answer may have sent it all the same: the lists will tell.
      await refreshSafe(queries, at)
      return
    }
    dispatch({ type: 'sent', txHash })
    try {
      const receipt = await waitForReceipt(node, txHash)
      if (receipt.status === 'reverted') dispatch({ type: 'failed', failure: { at: 'chain', why: 'reverted' } })
      else dispatch({ type: 'mined', inner: executionIn(receipt, at.address, multisig.safeTxHash) ?? 'success' })
    } catch (error) {
      if (!(error instanceof ReceiptTimeoutError)) throw error
    }
    await refreshSafe(queries, at)
  }

  return { state, rehearsal, execute, back: () => dispatch({ type: 'back' }) }
}

type Revert = NonNullable<ReturnType<typeof readSafeRevert>>

const revertParts = (revert: Revert): { code?: string; detail?: string } =>
  revert.kind === 'safe' ? { code: revert.code } : revert.kind === 'text' ? { detail: revert.text } : {}

function walletFailure(error: unknown): ExecuteFailure {
  const failure = readWalletError(error)
  const revert = failure.kind === 'failed' ? readSafeRevert(error) : undefined
  if (revert) return { at: 'chain', why: 'reverted', ...revertParts(revert) }
  const why = (
    {
      rejected: 'rejected',
      pending: 'pending',
      missing: 'missing',
      lost: 'missing',
      timedOut: 'timedOut',
      wrongChain: 'wrongChain',
      chainUnknown: 'wrongChain',
      failed: 'failed',
    } as const
  )[failure.kind]
  return { at: 'wallet', why, ...('detail' in failure && failure.detail ? { detail: failure.detail } : {}) }
}
