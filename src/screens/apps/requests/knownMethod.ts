import { type BuilderCall, type ContractMethod, deploymentAt } from '#safe'

/**
 * The method of the official contract that creates contracts for Safes, which can't create them
 * with a call.
 */
const performCreate: ContractMethod = {
  name: 'performCreate',
  inputs: [
    { name: 'value', type: 'uint256' },
    { name: 'deploymentData', type: 'bytes' },
  ],
  payable: false,
}

/**
 * Adds the method to an app's call, which comes without an ABI, if it is known anyway: the one of
 * the official contract that creates contracts.
 */
export const withKnownMethod = (call: BuilderCall): BuilderCall =>
  deploymentAt(call.to)?.contract === 'CreateCall' ? { ...call, method: performCreate } : call
