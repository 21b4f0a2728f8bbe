import { shellText, type ShellTextId } from '#screens/shell/frame'
import { useText, VisuallyHidden } from '#ui'

/** The main heading of a page without one, for focus and screen readers. */
export function PageHeading({ title }: { title: ShellTextId }) {
  const text = useText(shellText)
  return (
    <VisuallyHidden>
      <h1>{text(title)}</h1>
    </VisuallyHidden>
  )
}
