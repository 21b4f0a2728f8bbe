export { versionBySingleton } from '#safe'
