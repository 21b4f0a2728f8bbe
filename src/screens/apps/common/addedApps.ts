import { type CustomApp, type StoredApps, toggled } from '#screens/core/stores'

/** Adds an app about which the user has been warned: it opens without another warning. */
export const withCustom = (before: StoredApps, app: CustomApp): StoredApps => ({
  ...before,
  custom: [...before.custom, app],
  trusted: toggled(before.trusted, app.url, true),
})

/**
 * Restores a removed app, unless it was added again in the meantime. One from an imported file
 * still opens with a warning.
 * @param wasTrusted whether it opened without one
 */
export function withRemoved(before: StoredApps, app: CustomApp, wasTrusted: boolean): StoredApps {
  const isThere = before.custom.some(
    ({ chainId, url }) => chainId === app.chainId && url === app.url,
  )
  if (isThere) return before
  return { ...withCustom(before, app), ...(!wasTrusted && { trusted: before.trusted }) }
}
