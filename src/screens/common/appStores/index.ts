export { updateFeatures, useFeatures } from './featureStore.ts'
export { storedPermissions, usePermissions } from './permissionStore.ts'
export { featuresText } from './text.ts'
