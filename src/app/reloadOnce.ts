const key = 'coffer.reloaded'

/**
 * Reloads the page to get newly deployed code. Returns false if it doesn't reload: it does so once
 * per version of the app, so that a permanently missing file can't cause a loop, and not while a
 * dialog is open or a field is filled in.
 */
export function reloadOnce(): boolean {
  if (isInUse()) return false
  try {
    // Its name contains a hash of the version.
    const version = import.meta.url
    if (sessionStorage.getItem(key) === version) return false
    sessionStorage.setItem(key, version)
  } catch {
    return false // blocked storage: nothing would stop a loop
  }
  location.reload()
  return true
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea'

function isInUse(): boolean {
  const isDialogOpen = [...document.querySelectorAll('[role=dialog]')].some((dialog) =>
    dialog.checkVisibility(),
  )
  return (
    isDialogOpen ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
      (field) => field.value !== '',
    )
  )
}
