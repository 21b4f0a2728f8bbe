export type { NodeReader } from './chooseNodes.ts'
export { hasCapability } from './capabilities.ts'
export {
  type ChosenEnvironment,
  type Environment,
  EnvironmentProvider,
  useChain,
  useEnvironment,
  useIsWithoutService,
} from './environment.tsx'
export { agreedNodes, type NodeUrls, ownNodes, useAgreedNodes, useOwnNodes } from './ownNodes.ts'
export type { PriceSource } from './priceSource.ts'
export type {
  NotificationPlan,
  PlannedSafe,
  PushPermission,
  PushPort,
  PushSubscribed,
  PushSupport,
} from './pushPort.ts'
