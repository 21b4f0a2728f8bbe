import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** The app's version as a constant of its build; the settings page shows it. */
export const versionDefine = { 'import.meta.env.COFFER_VERSION': JSON.stringify(version) }
