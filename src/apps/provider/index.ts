export type { ProviderSdk } from './context.ts'
export { type RequestArguments, SafeAppProvider } from './provider.ts'
export { ProviderRpcError } from './rpcErrors.ts'
