import { type Address, zeroAddress } from '#base'
import type { Action } from '#domain'
import { type Call, erc20Transfer, nativeTransfer, toSafeTx } from '#safe'
import type { Draft } from '#screens/transactions/confirm'
import type { Payment, SendCheck } from './sendForm.ts'

/** The call that makes a payment. */
export const callOf = ({ to, asset, raw }: Payment): Call =>
  asset.type === 'native' ? nativeTransfer(to, raw) : erc20Transfer(asset.token, to, raw)

function actionOf({ to, asset, raw }: Payment): Action {
  const party = { address: to, name: null }
  if (asset.type === 'native') return { kind: 'send', what: { type: 'native', raw }, to: party }
  const { token, symbol, decimals } = asset
  return {
    kind: 'send',
    what: { type: 'erc20', raw, token, symbol, decimals, trusted: true, imitation: false },
    to: party,
  }
}

/**
 * The transaction that makes the payments: a single one directly, several as a batch that `library`
 * runs.
 */
export function sendDraft(
  { payments, note, nonce }: NonNullable<SendCheck['ready']>,
  library: Address | undefined,
): Draft {
  const [first] = payments
  return {
    tx: toSafeTx(payments.map(callOf), { nonce, library }),
    action:
      first && payments.length === 1
        ? actionOf(first)
        : {
            kind: 'batch',
            count: payments.length,
            to: { address: library ?? zeroAddress, name: null },
          },
    note,
  }
}
