import { type LazyModule, loadOnce, preloadDialog, useLazyModule } from '#ui'
import { type ComponentType, createElement } from 'react'

/**
 * A dialog that is loaded when it is first needed, together with the frame of all dialogs: a half
 * of it shows nothing. A failed load can be repeated.
 */
export const loadDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyModule<ComponentType<Props>> =>
  loadOnce(async () => {
    // A browser never again requests a module that it could not load, not even the parts of another
    // one: without a connection, none is requested.
    if (!navigator.onLine) throw new Error('There is no connection.')
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
