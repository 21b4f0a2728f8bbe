import { useAnnounce, useCopy, useText, useToast } from '#ui'
import { componentsText } from '#screens/common/text'

/**
 * Copies for a control that shows success itself, until `isCopied` is false again. Announces it,
 * and reports if the browser blocks it.
 */
export function useCopyAction(): [isCopied: boolean, copy: (words: string) => void] {
  const text = useText(componentsText)
  const announce = useAnnounce()
  const toast = useToast()
  const [state, copy] = useCopy()
  const act = async (words: string) => {
    if (await copy(words)) announce(text('menu.copied'))
    else toast.show({ tone: 'failed', title: text('copyFailed') })
  }
  return [state === 'copied', (words) => void act(words)]
}
