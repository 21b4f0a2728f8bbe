import { parseAbi } from 'viem'

const limit = 'uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin'
const transfer = 'address safe, address token, address to, uint96 amount'
const payment = 'address paymentToken, uint96 payment'

/**
 * What the owners of a Safe and its delegates call in Safe's allowance module; the same in 0.1.0
 * and 0.1.1.
 */
export const allowanceCalls = parseAbi([
  'function addDelegate(address delegate)',
  'function removeDelegate(address delegate, bool removeAllowances)',
  `function setAllowance(address delegate, address token, ${limit})`,
  'function resetAllowance(address delegate, address token)',
  'function deleteAllowance(address delegate, address token)',
  `function executeAllowanceTransfer(${transfer}, ${payment}, address delegate, bytes signature)`,
])
