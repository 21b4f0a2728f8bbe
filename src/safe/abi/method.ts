import { type AbiInput, canonicalType } from './abiType.ts'

/** A method of a contract that changes something, as an ABI describes it. */
export interface ContractMethod {
  name: string
  inputs: readonly AbiInput[]
  /** Whether it accepts the native coin. */
  payable: boolean
}

/** `transfer(address,uint256)`: the input for the selector. */
export const signatureOf = ({ name, inputs }: ContractMethod): string =>
  `${name}(${inputs.map(canonicalType).join(',')})`
