export * from './persistCache.ts'
export { cacheVersion, persistMaxAge } from './queryCacheStorage.ts'
