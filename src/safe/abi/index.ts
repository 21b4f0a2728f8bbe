export { type AbiInput, canonicalType } from './abiType.ts'
export {
  type ContractMethod,
  decodeMethod,
  encodeMethod,
  isOwnName,
  selectorOf,
  signatureOf,
} from './contractMethod.ts'
export { readAbi } from './readAbi.ts'
export { type AbiProblem, type AbiReading, readAbiJson } from './readAbiJson.ts'
export { type Argument, type ArgumentProblem, readArgument, readData } from './readArgument.ts'
