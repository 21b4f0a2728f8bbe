import type { routes } from '#gateway'
import { getAddress, type Address, type Hex } from 'viem'
import type { Handler } from '../handler.ts'
import { rowId } from '../reading/executed.ts'
import { multisigDetails, rowDetails } from '../reading/details.ts'
import { notFound } from '../httpError.ts'
import type { ChainState } from '../state.ts'

const forms = {
  hash: /^0x[0-9a-f]{64}$/i,
  multisig: /^(?:multisig|ethereum)_(0x[0-9a-f]{40})_(0x[0-9a-f]{64})$/i,
  row: /^(module|transfer)_(0x[0-9a-f]{40})_([ie])([0-9a-f]{64})([\d,]+)$/i,
}

/**
 * By plain hash or row ID. IDs of creations appear in the history, but the real gateway does not
 * support them either.
 */
export const details: Handler<typeof routes.details> = async (gateway, { path }) => {
  const state = await gateway.chain(path.chainId)
  const id = path.transactionId
  if (forms.hash.test(id)) return byHash(state, id.toLowerCase() as Hex)
  const multisig = forms.multisig.exec(id)
  if (multisig)
    return multisigDetails(
      state,
      state.safe(getAddress(multisig[1]!.toLowerCase())),
      multisig[2]!.toLowerCase() as Hex,
    )
  const row = forms.row.exec(id)
  if (row) return byRow(state, getAddress(row[2]!.toLowerCase()), `0x${row[4]!}`, id)
  throw notFound()
}

function byHash(state: ChainState, safeTxHash: Hex) {
  const safe = (state.proposals.get(safeTxHash) ?? state.index.anyExecution(safeTxHash))?.safe
  if (!safe) throw notFound()
  return multisigDetails(state, state.safe(safe), safeTxHash)
}

function byRow(state: ChainState, safe: Address, txHash: Hex, id: string) {
  const row = state.index
    .inTransaction(safe, txHash)
    .find((one) => rowId(one).toLowerCase() === id.toLowerCase())
  if (!row) throw notFound()
  return rowDetails(state, row)
}
