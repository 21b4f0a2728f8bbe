import { nullable, nullish } from 'valibot'
import type { SwapTransferInfo } from '../types/orders.ts'
import type { CreationInfo, CustomInfo, SettingsChangeInfo } from '../types/transactions.ts'
import type {
  Erc20Transfer,
  Erc721Transfer,
  NativeCoinTransfer,
  TransferInfo,
} from '../types/transfers.ts'
import { dataDecoded } from './decoded.ts'
import { orderFees, orderFields, swap, swapAndBridge, swapOrder, twapOrder } from './orders.ts'
import {
  stakingDeposit,
  stakingExit,
  stakingWithdraw,
  vaultDeposit,
  vaultRedeem,
} from './staking.ts'
import {
  address,
  addressInfo,
  count,
  decimals,
  flag,
  extended,
  hash,
  kinds,
  type FieldSchemas,
  shape,
  text,
  whole,
} from './primitives.ts'

const token = {
  type: text,
  tokenAddress: address,
  tokenName: nullish(text),
  tokenSymbol: nullish(text),
  logoUri: nullish(text),
  trusted: nullish(flag),
}
const transferred = /*@__PURE__*/ kinds('type', {
  ERC20: shape({
    ...token,
    value: whole,
    decimals: nullish(decimals),
    imitation: nullish(flag),
  } satisfies FieldSchemas<Erc20Transfer>),
  ERC721: shape({ ...token, tokenId: whole } satisfies FieldSchemas<Erc721Transfer>),
  NATIVE_COIN: shape({
    type: text,
    value: nullish(whole),
  } satisfies FieldSchemas<NativeCoinTransfer>),
})

const kind = { type: text, humanDescription: nullish(text) }
const transferFields = {
  ...kind,
  sender: addressInfo,
  recipient: addressInfo,
  direction: text,
  transferInfo: transferred,
} satisfies FieldSchemas<TransferInfo>
const transfer = /*@__PURE__*/ shape(transferFields)
const swapTransfer = /*@__PURE__*/ extended(
  { ...orderFields, ...transferFields } satisfies FieldSchemas<SwapTransferInfo>,
  orderFees,
)

const ownerAndThreshold = /*@__PURE__*/ shape({ type: text, owner: addressInfo, threshold: count })
const implementation = /*@__PURE__*/ shape({ type: text, implementation: addressInfo })
const module = /*@__PURE__*/ shape({ type: text, module: addressInfo })
const plain = /*@__PURE__*/ shape({ type: text })
const settingsInfo = /*@__PURE__*/ kinds('type', {
  SET_FALLBACK_HANDLER: shape({ type: text, handler: addressInfo }),
  ADD_OWNER: ownerAndThreshold,
  REMOVE_OWNER: ownerAndThreshold,
  SWAP_OWNER: shape({ type: text, oldOwner: addressInfo, newOwner: addressInfo }),
  CHANGE_THRESHOLD: shape({ type: text, threshold: count }),
  CHANGE_IMPLEMENTATION: implementation,
  CHANGE_MASTER_COPY: implementation,
  ENABLE_MODULE: module,
  DISABLE_MODULE: module,
  SET_GUARD: shape({ type: text, guard: addressInfo }),
  DELETE_GUARD: plain,
  SET_MODULE_GUARD: shape({ type: text, moduleGuard: addressInfo }),
  DELETE_MODULE_GUARD: plain,
})
const settingsChange = /*@__PURE__*/ shape({
  ...kind,
  dataDecoded,
  settingsInfo: nullable(settingsInfo),
} satisfies FieldSchemas<SettingsChangeInfo>)

const custom = /*@__PURE__*/ shape({
  ...kind,
  to: addressInfo,
  dataSize: whole,
  value: nullish(whole),
  methodName: nullish(text),
  actionCount: nullish(count),
  isCancellation: flag,
} satisfies FieldSchemas<CustomInfo>)

const creation = /*@__PURE__*/ shape({
  ...kind,
  creator: addressInfo,
  transactionHash: hash,
  implementation: nullish(addressInfo),
  factory: nullish(addressInfo),
  saltNonce: nullish(whole),
} satisfies FieldSchemas<CreationInfo>)

/** Every known kind of transaction, by its wire name. */
export const transactionKinds = {
  Transfer: transfer,
  SettingsChange: settingsChange,
  Custom: custom,
  Creation: creation,
  SwapOrder: swapOrder,
  TwapOrder: twapOrder,
  SwapTransfer: swapTransfer,
  Swap: swap,
  SwapAndBridge: swapAndBridge,
  NativeStakingDeposit: stakingDeposit,
  NativeStakingValidatorsExit: stakingExit,
  NativeStakingWithdraw: stakingWithdraw,
  VaultDeposit: vaultDeposit,
  VaultRedeem: vaultRedeem,
}
export const transactionInfo = /*@__PURE__*/ kinds('type', transactionKinds)
