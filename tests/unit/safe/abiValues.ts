import { type AbiInput } from '../../../src/safe/abi/abiType.ts'
import { readArgument } from '../../../src/safe/abi/index.ts'

export const dave = '0x1563915e194D8CfBA1943570603F7606A3115508'

export const problem = (type: string, typed: string, components?: readonly AbiInput[]) => {
  const read = readArgument({ name: 'x', type, ...(components && { components }) }, typed)
  return read.ok ? undefined : read.problem
}

export const value = (type: string, typed: string, components?: readonly AbiInput[]) => {
  const read = readArgument({ name: 'x', type, ...(components && { components }) }, typed)
  return read.ok ? read.value : read.problem
}

export const order: readonly AbiInput[] = [
  { name: 'to', type: 'address' },
  { name: 'amounts', type: 'uint256[]' },
  {
    name: 'inner',
    type: 'tuple',
    components: [
      { name: 'note', type: 'string' },
      { name: 'on', type: 'bool' },
    ],
  },
]
