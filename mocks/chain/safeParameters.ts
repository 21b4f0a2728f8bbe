/** Parameters of the Safe contracts, as literals: viem derives types from an interface's text. */
export const callParameters = 'address to, uint256 value, bytes data, uint8 operation'

const gas = 'uint256 safeTxGas, uint256 baseGas, uint256 gasPrice'
export const safeTxParameters =
  `${callParameters}, ${gas}, address gasToken, address refundReceiver` as const

const payment = 'address paymentToken, uint256 payment, address paymentReceiver'
/** Parameters after the owners and the threshold. */
export const setupParameters =
  `address to, bytes data, address fallbackHandler, ${payment}` as const
