export { otherChainId, type WalletBehavior, walletBehaviors } from './behavior.ts'
export {
  createDemoProvider,
  type DemoProvider,
  type DemoProviderOptions,
} from './createDemoProvider.ts'
export {
  createWalletController,
  type WalletState,
  type WalletController,
  type WalletControllerOptions,
} from './createWalletController.ts'
export { demoConnector, demoConnectorId, type DemoConnectorOptions } from './demoConnector.ts'
export { demoPairing, demoPairingId, type DemoPairingOptions } from './demoPairing.ts'
export { people, type Person, type PersonName } from './people.ts'
export { ProviderError } from './ProviderError.ts'
