let isSaid = false

/**
 * Warns the developer once if a component has no styles. For development: call it only if
 * `process.env.NODE_ENV` is `development`, so that builds remove it.
 * @param hasRoot whether the component is inside a `ThemeRoot`
 */
export function warnUnstyled(hasRoot: boolean): void {
  if (isSaid || typeof document === 'undefined') return
  isSaid = true
  if (!hasRoot)
    return console.warn(
      'Components must be used within <ThemeRoot>; without it, they have no theme and dialogs ' +
        'have no styles. Wrap <WalletProvider> in <ThemeRoot>.',
    )
  // When the page has loaded its stylesheets and mounted the root.
  setTimeout(() => {
    const root = document.querySelector('[data-coffer]')
    if (root && !getComputedStyle(root).getPropertyValue('--coffer-space-4'))
      console.warn(
        "The components' stylesheet is missing. Import 'coffer/wallet.css' for the wallet kit, " +
          "or 'coffer/styles.css' for all components.",
      )
  }, 1000)
}
