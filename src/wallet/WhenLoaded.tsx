import { type LazyModule, loadOnce, preloadDialog, useLazyModule } from '#ui'
import { type ComponentType, createElement } from 'react'

/**
 * A dialog loaded on first use, together with the shared dialog frame: neither works without the
 * other. A failed load can be retried.
 */
export const loadDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyModule<ComponentType<Props>> =>
  loadOnce(async () => {
    // Browsers never retry a module that failed to load, including as part of another one, so
    // nothing is requested while offline.
    if (!navigator.onLine) throw new Error('The browser is offline.')
    return (await Promise.all([load(), preloadDialog()]))[0]
  })

/** Shows the dialog as soon as it is loaded. A failure goes to the error boundary. */
export function WhenLoaded<Props extends object>({
  dialog,
  props,
}: {
  dialog: LazyModule<ComponentType<Props>>
  props: Props
}) {
  const Dialog = useLazyModule(dialog, true)
  return Dialog && createElement(Dialog, props)
}
