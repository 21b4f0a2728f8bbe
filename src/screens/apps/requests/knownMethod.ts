import { type BuilderCall, type ContractMethod, deploymentAt } from '#safe'

/** Of the official contract that creates contracts for Safes, which can't do so in a call. */
const performCreate: ContractMethod = {
  name: 'performCreate',
  inputs: [
    { name: 'value', type: 'uint256' },
    { name: 'deploymentData', type: 'bytes' },
  ],
  payable: false,
}

/**
 * A call of an app, which comes without an ABI, with the method that is known anyway: that of the
 * official contract that creates contracts.
 */
export const withKnownMethod = (call: BuilderCall): BuilderCall =>
  deploymentAt(call.to)?.contract === 'CreateCall' ? { ...call, method: performCreate } : call
