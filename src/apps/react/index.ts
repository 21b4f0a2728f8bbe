export {
  SafeProvider,
  SafeProvider as default,
  type SafeContextValue,
  type SafeProviderProps,
  useSafeAppsSDK,
} from './SafeProvider.tsx'
