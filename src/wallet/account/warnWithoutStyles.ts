let isSaid = false

/**
 * Warns the developer once that `coffer/wallet.css` doesn't contain the styles of the account
 * button and popover. For development: call it only if `process.env.NODE_ENV` is `development`, so
 * that builds remove it.
 * @param name the class of the button
 */
export function warnWithoutStyles(name: string | undefined): void {
  if (isSaid || !name || typeof document === 'undefined') return
  isSaid = true
  // When the page has loaded its stylesheets.
  setTimeout(() => {
    const [button] = document.getElementsByClassName(name)
    if (button && getComputedStyle(button).alignItems !== 'center')
      console.warn(
        'ConnectMenu, AccountButton and AccountPopover have no styles: ' +
          "'coffer/wallet.css' contains those of ConnectButton. " +
          "Import 'coffer/styles.css' instead.",
      )
  }, 1000)
}
