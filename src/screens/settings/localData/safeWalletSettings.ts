import { parsePreferences } from '#screens/core/preferences'
import type { LeftOut } from './leftOut.ts'
import { asRecord, type LocalData } from './localData.ts'
import type { Drop } from './fileEntries.ts'

export interface ReadSettings extends Pick<LocalData, 'settings'> {
  leftOut: readonly LeftOut[]
}

/**
 * The settings of Safe{Wallet} that have an equivalent here: currency and theme. It stores no
 * language. RPC URLs and the others are named.
 */
export function readSafeWalletSettings(value: unknown, drop: Drop): ReadSettings {
  const { currency, theme, hiddenTokens: _, env, ...others } = asRecord(value)
  const { rpc, tenderly } = asRecord(env)
  const hasTenderly = Object.values(asRecord(tenderly)).some(Boolean)
  const names = [...Object.keys(others), ...(hasTenderly ? ['tenderly'] : [])]
  return {
    settings: { ...readCurrency(currency, drop), ...readTheme(theme, drop) },
    leftOut: [
      ...Object.entries(asRecord(rpc)).flatMap(([chainId, url]: [string, unknown]): LeftOut[] =>
        typeof url === 'string' && url ? [{ what: 'endpoint', chainId, url }] : [],
      ),
      ...(names.length > 0 ? [{ what: 'settings', names } as const] : []),
    ],
  }
}

function readCurrency(value: unknown, drop: Drop): Partial<LocalData['settings']> {
  if (value === undefined) return {}
  const currency = typeof value === 'string' ? value.toLowerCase() : undefined
  if (currency !== undefined && parsePreferences({ currency })?.currency === currency)
    return { currency }
  drop('settings', { what: 'damaged' }, 'currency')
  return {}
}

function readTheme(value: unknown, drop: Drop): Partial<LocalData['settings']> {
  const { darkMode } = asRecord(value)
  if (typeof darkMode === 'boolean') return { theme: darkMode ? 'dark' : 'light' }
  if (darkMode !== undefined) drop('settings', { what: 'damaged' }, 'theme')
  return {}
}
