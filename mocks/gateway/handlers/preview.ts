import type { ConfirmationView, routes, TransactionInfo } from '#gateway'
import { zeroAddress } from 'viem'
import { decodeFor } from '../decode/familyAt.ts'
import type { Handler } from '../handler.ts'
import { plainTransaction } from '../reading/safeTransaction.ts'
import { transactionData } from '../reading/transactionData.ts'
import { transactionInfo } from '../reading/transactionInfo.ts'
import {
  readAddress,
  readAddressField,
  readDigits,
  readHex,
  readObject,
  readOperation,
} from '../reading/values.ts'

/** The decoded details of a call before it is proposed. */
export const preview: Handler<typeof routes.preview> = async (gateway, { path, body: raw }) => {
  const address = readAddress(path.safeAddress)
  const body = readObject(raw)
  const call = {
    to: readAddressField(body, 'to'),
    data: body['data'] == null ? ('0x' as const) : readHex(body, 'data'),
    value: readDigits(body, 'value'),
    operation: readOperation(body),
  }
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address)
  return {
    txInfo: transactionInfo(
      state,
      safe.address,
      call,
      plainTransaction({ ...call, nonce: safe.nonce }),
    ),
    txData: transactionData(state, call),
  }
}

/** Same, in an older format; unknown and unreadable data are GENERIC. */
export const confirmationView: Handler<typeof routes.confirmationView> = async (
  gateway,
  { path, body: raw },
) => {
  const address = readAddress(path.safeAddress)
  const body = readObject(raw)
  const data = readHex(body, 'data')
  const to = body['to'] == null ? zeroAddress : readAddressField(body, 'to')
  const value = body['value'] == null ? 0n : readDigits(body, 'value')
  const state = await gateway.chain(path.chainId)
  const decoded = decodeFor(state, to, data)
  const told = {
    method: decoded?.method ?? '',
    parameters: decoded ? (decoded.parameters ?? []) : null,
  }
  return viewOf(
    transactionInfo(state, state.safe(address).address, { to, value, data, operation: 0 }),
    told,
  )
}

function viewOf(
  info: TransactionInfo,
  told: Pick<ConfirmationView, 'method' | 'parameters'>,
): ConfirmationView {
  switch (info.type) {
    case 'SwapOrder':
      return { ...without(info), ...told, type: 'COW_SWAP_ORDER' }
    case 'TwapOrder':
      return { ...without(info), ...told, type: 'COW_SWAP_TWAP_ORDER' }
    case 'NativeStakingDeposit': {
      const { validators: _validators, ...deposit } = without(info)
      return { ...deposit, ...told, type: 'KILN_NATIVE_STAKING_DEPOSIT' }
    }
    case 'NativeStakingValidatorsExit':
      return { ...without(info), ...told, type: 'KILN_NATIVE_STAKING_VALIDATORS_EXIT' }
    case 'NativeStakingWithdraw':
      return { ...without(info), ...told, type: 'KILN_NATIVE_STAKING_WITHDRAW' }
    default:
      return { ...told, type: 'GENERIC' }
  }
}

function without<Info extends TransactionInfo>({
  humanDescription: _description,
  ...rest
}: Info): Omit<Info, 'humanDescription'> {
  return rest
}
