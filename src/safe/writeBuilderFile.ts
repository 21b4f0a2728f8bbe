import type { Address, Hex } from '#base'
import { type ContractMethod, decodeMethod, isOwnName } from './abi/index.ts'
import type { BuilderCall, BuilderFile } from './builderFile.ts'
import { checksumOf } from './builderChecksum.ts'

export interface NewBuilderFile extends Omit<BuilderFile, 'calls' | 'safe'> {
  safe: Address
  calls: readonly BuilderCall[]
}

/**
 * The text of a file that the Transaction Builder and `readBuilderFile` read, with its checksum.
 */
export function writeBuilderFile({
  chainId,
  createdAt,
  name,
  description,
  safe,
  calls,
}: NewBuilderFile): string {
  const meta = {
    name,
    description,
    txBuilderVersion: '1.18.0',
    createdFromSafeAddress: safe,
    createdFromOwnerAddress: '',
  }
  const transactions = calls.map(({ to, value, data, method }) => ({
    to,
    value: value.toString(),
    data,
    ...methodJson(method, data),
  }))
  const file = { version: '1.0', chainId, createdAt, meta, transactions }
  return JSON.stringify({ ...file, meta: { ...meta, checksum: checksumOf(file) } }, null, 2)
}

/** By its position if other inputs have the same name. */
const nameOf = (method: ContractMethod, at: number): string => {
  const name = method.inputs[at]?.name ?? ''
  return isOwnName(method, name) ? name : String(at)
}

/** The method and its arguments, if the data is a call to it. */
function methodJson(method: ContractMethod | undefined, data: Hex) {
  const decoded = method && decodeMethod(method, data)
  if (!method || !decoded) return { contractMethod: null, contractInputsValues: null }
  const { name, payable, inputs } = method
  return {
    contractMethod: {
      inputs: inputs.map((input) => ({ internalType: input.type, ...input })),
      name,
      payable,
    },
    contractInputsValues: Object.fromEntries(
      decoded.parameters.map(({ value }, at) => [
        nameOf(method, at),
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  }
}
