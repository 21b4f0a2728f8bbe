import { AppRequestError, type Handlers } from '#apps/host'
import { type Hex, sameAddress, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import type { SafeTx } from '#domain'
import { type Gateway, routes, type TransactionDetails } from '#gateway'
import { type CheckNode, fetchMessage, toMessage, toSafeTx } from '#queries'
import { readOutcome } from '#signing'
import type { Contact } from '#screens/core/names'
import { chainPort } from '#screens/core/ports'
import { checkedOf, checkMessage } from '#screens/messages/common'

type ReadHandlers = Pick<
  Handlers,
  | 'rpcCall'
  | 'getTxBySafeTxHash'
  | 'getSafeBalances'
  | 'getOffChainSignature'
  | 'requestAddressBook'
>

export interface ReadSources {
  at: SafeRef
  gateway: Gateway
  node: CheckNode
  contacts: () => readonly Contact[]
}

/** The gateway's raw response: apps have their own names for its types. */
const passedOn = async (answer: Promise<unknown>) => (await answer) as never

/**
 * What apps read: from the gateway, the node and, with permission, the contacts. Parameters are
 * already checked.
 */
export const readHandlers = ({ at, gateway, node, contacts }: ReadSources): ReadHandlers => ({
  async rpcCall({ call, params }, { signal }) {
    if (!node) throw new AppRequestError('disconnected')
    return abortable(
      node.client.request({ method: call, params } as Parameters<ChainClient['request']>[0]),
      signal,
    )
  },
  async getTxBySafeTxHash({ safeTxHash }, { signal }) {
    const path = { chainId: at.chainId, transactionId: safeTxHash }
    const details = await gateway.call(routes.details, { path, signal })
    const { txStatus: status, txHash } = details
    const outcome = await abortable(
      readOutcome(
        node && chainPort(node.nodes ?? node.client, node.isIndependent),
        at,
        safeTxHash as Hex,
        {
          status,
          txHash: (txHash ?? null) as Hex | null,
          tx: fieldsIn(details, at),
        },
      ),
      signal,
    )
    // An app can't distinguish an unchecked outcome from a proven one.
    if (!outcome) throw new AppRequestError('disconnected')
    const executedAt = outcome.txHash ? details.executedAt : null
    return { ...details, executedAt, txStatus: outcome.status, txHash: outcome.txHash } as never
  },
  getSafeBalances: ({ currency }, { signal }) =>
    passedOn(
      gateway.call(routes.balances, {
        path: { chainId: at.chainId, safeAddress: at.address, currency: currency.toUpperCase() },
        signal,
      }),
    ),
  async getOffChainSignature(messageHash, { signal }) {
    const wire = await fetchMessage(gateway, at, messageHash as Hex, signal)
    // No one has signed it yet.
    if (!wire) return ''
    const listed = toMessage(wire)
    if (listed.prepared === null) return ''
    const { status, quorum, accepts } = await abortable(
      checkMessage(node, checkedOf(at, { ...listed, hash: messageHash }, { version: null })),
      signal,
    )
    // An app can't distinguish an empty response from a message that lacks signatures.
    if (status === 'unverifiable' || accepts === null) throw new AppRequestError('disconnected')
    const isSigned = status === 'verified' && quorum !== null && quorum.signed >= quorum.required
    return isSigned && accepts ? listed.prepared : ''
  },
  requestAddressBook: async () =>
    contacts()
      .filter(({ chains }) => chains.length === 0 || chains.includes(at.chainId))
      .map(({ address, name }) => ({ address, name, chainId: at.chainId })),
})

/** The hashed fields of a transaction of the Safe; null if it's another Safe's or unreadable. */
function fieldsIn(details: TransactionDetails, at: SafeRef): SafeTx | null {
  const { safeAddress, detailedExecutionInfo: run, txData } = details
  if (run?.type !== 'MULTISIG' || !txData) return null
  try {
    return sameAddress(safeAddress as Hex, at.address) ? toSafeTx(txData, run) : null
  } catch {
    return null
  }
}

/** Rejects as soon as the result is no longer needed. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AppRequestError('disconnected')), {
      once: true,
    })
    work.then(resolve, reject)
  })
}
